/**
 * Where a click on this element would lead within the shop, or null. A link whose click leads elsewhere than its
 * address, or chooses something, says so in `data-ahead`.
 */
export function linkTarget(element: Element): URL | null {
  const link = element.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download') || link.closest('[inert]'))
    return null;
  const target = new URL(link.dataset['ahead'] ?? link.href, location.href);
  if (target.origin !== location.origin || target.pathname === location.pathname) return null;
  return target;
}
