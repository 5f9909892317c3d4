import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { createBrowserBuild } from '../src/create-browser-build.ts';
import { OwnStylesPlugin } from '../src/webpack-plugins/own-styles-plugin.ts';
import { buildsFolder, runBuild } from './support/run-build.ts';

const home = buildsFolder('own-styles');

describe('a remote’s stylesheet', () => {
  it('may style elements with its own classes, with own fonts and animations', async () => {
    assert.deepEqual(
      await build(`@layer remote {
        .card > :first-child, a.card:hover, html[data-x] .card { color: inherit }
        .card { --gap: 1px; animation: turn 1s; @media print { & p { color: inherit } } }
        @keyframes turn { to { rotate: 1turn } }
        @media (width <= 767px) { .card img { width: 100% } }
      }`),
      [],
    );
  });

  for (const [caseName, css, named] of [
    ['an element', 'h1 { color: red }', 'h1'],
    ['one of several elements', '.card, .card ~ *, p { color: red }', 'p'],
    ['another’s class', ':global(.header) { color: red }', ':global(.header)'],
    ['everything', '@layer remote { * { margin: 0 } }', '*'],
    ['an element that holds something of it', 'body:has(.card) { margin: 0 }', 'body:has(.card)'],
    ['an element that is none of it', 'main:not(.card) { margin: 0 }', 'main:not(.card)'],
    ['the whole page’s variables', ':root { --ink: red }', ':root'],
    ['a font of the page', '@font-face { font-family: Own; src: local(Arial) }', '@font-face'],
    ['a variable’s meaning', '@property --ink { syntax: "*"; inherits: true }', '@property --ink'],
    [
      'a movement of the page',
      '@keyframes :global(turn) { to { rotate: 1turn } }',
      '@keyframes :global(turn)',
    ],
  ] as const) {
    it(`is refused with file and selector if it styles ${caseName}`, async () => {
      const [error = ''] = await build(css);
      assert.match(error, /own\.module\.css/);
      assert.ok(error.includes(`'${named}'`), error);
      assert.match(error, /affects the rest of the page/);
    });
  }

  it('is refused completely if it is no CSS module', async () => {
    const [error = ''] = await build('.card { color: red }', { file: 'plain.css' });
    assert.match(error, /plain\.css/);
    assert.match(error, /affects the rest of the page/);
  });

  it('of a library may be any, with variables of its own name', async () => {
    const file = 'node_modules/library/own.css';
    const css = ':root { --library-size: 1px } .library { color: red }';
    assert.deepEqual(await build(css, { file }), []);
    const [error = ''] = await build(':root { --ink: red }', { file });
    assert.match(error, /':root' affects the rest of the page/);
  });

  it('of the shell may style the page', async () => {
    assert.deepEqual(await build('h1 { color: red }', { file: 'plain.css', ofRemote: false }), []);
  });
});

let count = 0;

/** Builds a remote with one stylesheet. Returns webpack's error messages. */
async function build(css: string, { file = 'own.module.css', ofRemote: ofRemote = true } = {}) {
  const folder = join(home, String((count += 1)));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), css);
  writeFileSync(join(folder, 'main.js'), `import './${file}';`);
  writeFileSync(join(folder, 'package.json'), '{}');
  const configuration = createBrowserBuild({
    folder,
    name: 'example',
    publicPath: 'auto',
    entry: { main: './main.js' },
  });
  if (ofRemote) configuration.plugins?.push(new OwnStylesPlugin());
  const { errors = [] } = await runBuild(configuration);
  return errors.map(({ message }) => message);
}
