import { styleElements } from './first-view/style-elements.ts';
import type { LinkedFile, PageFiles } from './page-files.ts';

interface DocumentInput {
  /** Title, meta and link elements from the rendering. */
  head: string;
  /** Markup of #root; '' when the browser renders it all. */
  html: string;
  files: PageFiles;
  /** Settings, registry, manifests and data, for the page's scripts. */
  boot: object;
}

/**
 * The HTML document around a rendered page. Its scripts wait in a template for what is seen first
 * (`shell/src/early/start-later.ts`); those of a shell without that script wait for nothing.
 */
export const htmlDocument = ({ head, html, files, boot }: DocumentInput): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head || '<title>Loading</title>'}
${inlineScript(files.inline[0])}<style>@layer reset, tokens, base, kit, room;</style>
<meta name="theme-color" content="#23423b">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${files.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styleElements(files.styles)}
${scripts(files)}
</head>
<body>
<div id="root">${html}</div>
<script id="boot" type="application/json">${escapeForScript(boot)}</script>
${inlineScript(files.inline[1])}</body>
</html>
`;

/** The one that runs first is fetched first; where they wait for what is seen, nothing else is to wait for them. */
function scripts({ inline, preloads, scripts }: PageFiles): string {
  const waits = inline.length > 1;
  const elements = [
    ...scripts.map(
      (file) => `<script src="${file.url}"${integrity(file)} defer${waits ? HIGH : ''}></script>`,
    ),
    ...preloads.map(
      (file) =>
        `<link rel="preload" href="${file.url}" as="script"${integrity(file)}${waits ? '' : LOW}>`,
    ),
  ].join('\n');
  return waits ? `<template id="scripts">\n${elements}\n</template>` : elements;
}

const HIGH = ' fetchpriority="high"';
const LOW = ' fetchpriority="low"';

const inlineScript = (text: string | undefined) => (text ? `<script>${text}</script>\n` : '');

/** The same at a preload as at the element that it is for, or the browser fetches the file twice. */
const integrity = (file: LinkedFile) => (file.integrity ? ` integrity="${file.integrity}"` : '');

/** JSON that cannot end the script element it stands in. */
const escapeForScript = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');
