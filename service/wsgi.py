"""What gunicorn serves: `service.wsgi:app`."""

import os

from service import create_app
from service.config import Config
from service.durability import waiting_command
from service.site import open_site

config = Config.from_environment(os.environ)
waiting_command(open_site(config))  # refuses a Redis that cannot be as durable as it must
app = create_app(config)
