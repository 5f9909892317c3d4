const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the page that the proxy shows while the deployed shop does not respond. */
export const renderFailurePage = (sentence: string): string => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The deployed shop does not respond</title></head>
<body><h1>The deployed shop does not respond</h1>
<p>${escapeText(sentence)}</p>
<p>This page comes from the local proxy of <code>npm run dev</code>. Reload it when the shop is back.</p></body>
</html>
`;
