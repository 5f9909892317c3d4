/**
 * Where a click on this element would lead within the shop, or null. A link whose click leads elsewhere than its
 * address, or chooses something, says so in `data-ahead`.
 */
export function linkTarget(element: Element): URL | null {
  const link = linkOf(element);
  if (!link) return null;
  const target = new URL(link.dataset['ahead'] ?? link.href, location.href);
  if (target.origin !== location.origin || target.pathname === location.pathname) return null;
  return target;
}

/** The same where the click leads to the link's own address, else null. */
export function addressTarget(element: Element): URL | null {
  const link = linkOf(element);
  const address = link && new URL(link.href);
  return address?.pathname === linkTarget(element)?.pathname ? address : null;
}

function linkOf(element: Element): HTMLAnchorElement | null {
  const link = element.closest('a');
  const isLeft = link?.target || link?.hasAttribute('download') || link?.closest('[inert]');
  return link?.href && !isLeft ? link : null;
}
