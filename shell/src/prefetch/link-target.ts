/**
 * Returns the address whose page a click on this link opens, or null outside the shop. The link's
 * `data-ahead` replaces its address if a click leads elsewhere or also makes a choice.
 */
export function getPrefetchTarget(element: Element): URL | null {
  const link = findShopLink(element);
  if (!link) return null;
  const target = new URL(link.dataset['ahead'] ?? link.href, location.href);
  if (target.origin !== location.origin || target.pathname === location.pathname) return null;
  return target;
}

/** Returns the link's own address if it has the same path as the page to prefetch, else null. */
export function getAddressTarget(element: Element): URL | null {
  const link = findShopLink(element);
  const address = link && new URL(link.href);
  return address?.pathname === getPrefetchTarget(element)?.pathname ? address : null;
}

function findShopLink(element: Element): HTMLAnchorElement | null {
  const link = element.closest('a');
  const isExcluded = link?.target || link?.hasAttribute('download') || link?.closest('[inert]');
  return link?.href && !isExcluded ? link : null;
}
