"""The look of Lontar: its palette, drawing kit, icons, fonts and style sheet."""
