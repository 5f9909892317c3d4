/**
 * Returns the URL of the page to prefetch for the link in which `element` is. It is `data-ahead` if
 * the link has this attribute, and else `href`. Returns null for other sites and for the current
 * page.
 */
export function getPrefetchTarget(element: Element): URL | null {
  const link = findShopLink(element);
  if (!link) return null;
  const target = new URL(link.dataset['ahead'] ?? link.href, location.href);
  if (target.origin !== location.origin || target.pathname === location.pathname) return null;
  return target;
}

/** Returns the URL of the link, or null if the page to prefetch has another path. */
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
