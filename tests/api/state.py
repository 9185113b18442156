"""What Redis holds, to see whether a refusal has changed it."""

from service.site import Site


def kept(site: Site) -> dict[str, bytes]:
    """Every key with its value, but for how often somebody has asked."""
    return {key: site.queue_bytes.dump(key) for key in site.redis.keys("*") if "rate:fixed:" not in key}
