why-LEVEE-7 = Żaden wał nie wytrzyma obu.
setting-storm = burza
goal = Wał musi wytrzymać.
