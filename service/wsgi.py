"""What gunicorn serves: `service.wsgi:app`."""

import os

from service import create_app
from service.config import Config

app = create_app(Config.from_environment(os.environ))
