/**
 * Generates the font files with the characters and weights that pages use. Run `npm run fonts -w
 * shared` after a change.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Installs the library here, because no other command needs it.
const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
execFileSync('npm', ['install', '--prefix', folder, 'subset-font@2.9.0'], { stdio: 'inherit' });
const subsetFont = createRequire(join(folder, 'package.json'))('subset-font');

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŴŵŶŷŠšŽž–—‘’‚“”„†•…‰‹›€™−×÷≤≥½¼¾⅓⅔←→`;

const fonts = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'serif.woff2',
    variationAxes: { opsz: 36, wght: 500 },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'sans.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, variationAxes } of fonts) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  const subset = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(to, import.meta.url), subset);
}
