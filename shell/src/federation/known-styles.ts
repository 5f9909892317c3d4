/**
 * Makes the URLs of inlined stylesheets absolute, because remotes compare them with absolute URLs.
 */
for (const style of document.querySelectorAll<HTMLElement>('style[data-href]'))
  style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
