import { LAYERS_ELEMENT, renderStyles } from './style-elements.ts';
import type { LinkedFile, PageFiles } from './page-files.ts';

interface DocumentInput {
  head: string;
  /** Markup inside `#root`. Empty if the browser renders the page. */
  html: string;
  files: PageFiles;
  boot: object;
  /** Address of the web app manifest. */
  manifestUrl: string;
}

export const renderDocument = ({
  head,
  html,
  files,
  boot,
  manifestUrl,
}: DocumentInput): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head || '<title>Loading</title>'}
${renderInlineScript(files.inline[0])}${LAYERS_ELEMENT}
<meta name="theme-color" content="#23423b">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${manifestUrl}">
${files.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${renderStyles(files.styles)}
${renderScripts(files)}
</head>
<body>
<div id="root">${html}</div>
<script id="boot" type="application/json">${escapeForScript(boot)}</script>
${renderInlineScript(files.inline[1])}</body>
</html>
`;

/**
 * If the shell has a second inline script, this script delays all other scripts. Delayed scripts
 * get a high fetch priority, because the rest of the page has already been requested when they
 * start.
 */
function renderScripts({ inline, preloads, scripts }: PageFiles): string {
  const isDelayed = inline.length > 1;
  const elements = [
    ...scripts.map(
      (file) =>
        `<script src="${file.url}"${renderIntegrity(file)} defer${isDelayed ? HIGH_PRIORITY : ''}></script>`,
    ),
    ...preloads.map(
      (file) =>
        `<link rel="preload" href="${file.url}" as="script"${renderIntegrity(file)}${isDelayed ? '' : LOW_PRIORITY}>`,
    ),
  ].join('\n');
  return isDelayed ? `<template id="scripts">\n${elements}\n</template>` : elements;
}

const HIGH_PRIORITY = ' fetchpriority="high"';
const LOW_PRIORITY = ' fetchpriority="low"';

const renderInlineScript = (text: string | undefined) => (text ? `<script>${text}</script>\n` : '');

/**
 * A preload needs the same integrity as its script element. Otherwise the browser fetches the file
 * twice.
 */
const renderIntegrity = (file: LinkedFile) =>
  file.integrity ? ` integrity="${file.integrity}"` : '';

const escapeForScript = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');
