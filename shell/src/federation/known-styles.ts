/** Names the stylesheets that came with the page as the loader of rooms looks for them: by full address. */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
  link.dataset['href'] = link.href;
}
