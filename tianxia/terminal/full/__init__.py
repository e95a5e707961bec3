"""The full screen: ink, paper and cinnabar on a terminal, by keyboard alone or with the mouse."""
