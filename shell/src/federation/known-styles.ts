/** Makes the addresses of inlined stylesheets absolute, because remotes look them up so. */
for (const style of document.querySelectorAll<HTMLElement>('style[data-href]'))
  style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
