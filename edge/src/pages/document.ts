import type { PageFiles } from './page-files.ts';

interface DocumentInput {
  /** Title, meta and link elements from the rendering. */
  head: string;
  /** Markup of #root; '' when the browser renders it all. */
  html: string;
  files: PageFiles;
  /** Settings, registry, manifests and data, for the page's scripts. */
  boot: object;
}

/** The HTML document around a rendered page. */
export const htmlDocument = ({ head, html, files, boot }: DocumentInput): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head || '<title>Loading</title>'}
<style>@layer reset, tokens, base, kit, room;</style>
<meta name="theme-color" content="#23423b">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${files.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${files.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${files.preloads.map((script) => `<link rel="preload" href="${script}" as="script" fetchpriority="low">`).join('\n')}
${files.scripts.map((script) => `<script src="${script}" defer></script>`).join('\n')}
</head>
<body>
<div id="root">${html}</div>
<script id="boot" type="application/json">${escapeForScript(boot)}</script>
</body>
</html>
`;

/** JSON that cannot end the script element it stands in. */
const escapeForScript = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');
