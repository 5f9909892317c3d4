import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import type { RuleSetRule } from 'webpack';
import { createBrowserBuild } from '../src/create-browser-build.ts';
import { EntryFilesPlugin } from '../src/webpack-plugins/entry-files-plugin.ts';
import { buildsFolder, runBuild } from './support/run-build.ts';

const home = buildsFolder('entry-files');

it('the fonts of a page are listed in a fixed order, whichever was read first', async () => {
  const fonts = await buildAndListFonts({ isLate: 'sans' });
  assert.deepEqual(
    fonts.map((file) => file.replace(/\..*/, '')),
    ['sans', 'serif'],
  );
  assert.deepEqual(await buildAndListFonts({ isLate: 'serif' }), fonts);
});

it('the HTTP client is listed separately, because only some pages need it at once', async () => {
  const folder = mkdtempSync(join(home, 'shell-'));
  writeFileSync(join(folder, 'package.json'), '{ "sideEffects": true }');
  writeFileSync(join(folder, 'http.js'), 'export const http = () => location.href;');
  writeFileSync(
    join(folder, 'main.js'),
    'import(/* webpackChunkName: "later-http" */ "./http.js");',
  );
  const { http, preload } = await buildEntryFile(folder);
  assert.match(String(http), /^later-http\.\w+\.js$/);
  assert.deepEqual(preload, []);
});

/**
 * Returns the fonts in `entry.json` for a page with two fonts. Reading the stylesheet of the font
 * `isLate` takes longer.
 */
async function buildAndListFonts({ isLate }: { isLate: string }): Promise<string[]> {
  const folder = mkdtempSync(join(home, 'shell-'));
  for (const name of ['serif', 'sans']) {
    writeFileSync(join(folder, `${name}.woff2`), name);
    writeFileSync(
      join(folder, `${name}.css`),
      `@font-face { font-family: ${name}; src: url('./${name}.woff2') }`,
    );
  }
  writeFileSync(join(folder, 'package.json'), '{ "sideEffects": true }');
  writeFileSync(join(folder, 'main.js'), `import './serif.css'; import './sans.css';`);
  writeFileSync(
    join(folder, 'late.cjs'),
    'module.exports = function (css) { setTimeout(this.async(), 500, null, css); };',
  );
  const { fonts } = await buildEntryFile(folder, {
    test: join(folder, `${isLate}.css`),
    enforce: 'pre',
    use: join(folder, 'late.cjs'),
  });
  return fonts;
}

/** Builds the folder's `main.js` and reads its `entry.json`. */
async function buildEntryFile(folder: string, ...rules: RuleSetRule[]) {
  const configuration = createBrowserBuild({
    folder,
    name: 'example',
    publicPath: 'auto',
    entry: { main: './main.js' },
  });
  configuration.plugins?.push(new EntryFilesPlugin([], 'overlay.js'));
  configuration.module?.rules?.push(...rules);
  assert.deepEqual((await runBuild(configuration)).errors, []);
  const listed = readFileSync(join(folder, 'dist/entry.json'), 'utf8');
  return JSON.parse(listed) as Record<'fonts' | 'http' | 'preload', string[]>;
}
