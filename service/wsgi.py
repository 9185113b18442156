"""What gunicorn serves: `service.wsgi:app`."""

import os
import sys

from service import create_app
from service.check import check
from service.config import Config, ConfigError
from service.site import open_site

try:
    config = Config.from_environment(os.environ)
    check(open_site(config))
except ConfigError as error:
    print(f"lontar: {error}", file=sys.stderr)
    sys.exit(error.status)
app = create_app(config)
