/**
 * Returns the target of a click on this element within the shop, or null. `data-ahead` overrides the link's address if
 * its click leads elsewhere or makes a choice.
 */
export function getPrefetchTarget(element: Element): URL | null {
  const link = findShopLink(element);
  if (!link) return null;
  const target = new URL(link.dataset['ahead'] ?? link.href, location.href);
  if (target.origin !== location.origin || target.pathname === location.pathname) return null;
  return target;
}

/** Returns the link's own address if a click leads there, else null. */
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
