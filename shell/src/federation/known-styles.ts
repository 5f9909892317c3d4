/**
 * Makes the addresses of the page's inlined stylesheets absolute, because the loaders of remotes look them up by
 * absolute address.
 */
for (const style of document.querySelectorAll<HTMLElement>('style[data-href]'))
  style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
