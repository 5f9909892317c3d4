/**
 * Makes the URLs in `data-href` of inlined stylesheets absolute, because remotes compare these URLs
 * with absolute URLs.
 */
for (const style of document.querySelectorAll<HTMLElement>('style[data-href]'))
  style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
