/**
 * Names the stylesheets that came with the page as the loaders of rooms look for them: by full address.
 */
for (const style of document.querySelectorAll<HTMLElement>('style[data-href]'))
  style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
