why-LEVEE-7 = No wall stands against both.
setting-storm = storm
goal = The wall must hold.
