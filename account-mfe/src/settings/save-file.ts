/** Makes the browser download `content` as a JSON file. */
export function saveFile(name: string, content: unknown): void {
  const text = JSON.stringify(content, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  // Waits, because some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
