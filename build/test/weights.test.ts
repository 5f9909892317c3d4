import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack from 'webpack';
import { ReleaseFilePlugin } from '../src/webpack-plugins/release-file-plugin.ts';
import type { ReleaseFile } from '../src/release-file/release-file.ts';

const home = mkdtempSync(join(tmpdir(), 'weights-'));
after(() => rmSync(home, { recursive: true, force: true }));

const files = {
  'remoteEntry.js': 'entry();'.repeat(50),
  'routes.js': 'routes();'.repeat(70),
  'common.js': 'common();'.repeat(90),
  'later.js': 'later();'.repeat(110),
  'routes.css': '.card { color: red }'.repeat(30),
  'slot.css': '.slot { color: red }'.repeat(40),
};

const remote = { name: 'example', about: '', devPort: 1, exposes: {}, routes: [] };

describe('the size of a build', () => {
  it('counts a remote’s entry, pages and slots, each file once, with brotli', async () => {
    const createExposedAssets = (js: string[], css: string[]) => ({
      assets: { js: { sync: js, async: ['later.js'] }, css: { sync: css, async: [] } },
    });
    const manifest = {
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [
        createExposedAssets(['common.js', 'routes.js'], ['routes.css']),
        createExposedAssets(['common.js'], ['slot.css']),
      ],
    };
    assert.deepEqual(
      await buildAndMeasure({ ...files, 'mf-manifest.json': JSON.stringify(manifest) }),
      {
        js: { bytes: packed('remoteEntry.js', 'common.js', 'routes.js'), budget: 100 },
        css: { bytes: packed('routes.css', 'slot.css'), budget: 200 },
      },
    );
  });

  it("counts the shell's first files", async () => {
    const entry = { js: ['common.js'], preload: ['routes.js'], css: ['slot.css'], fonts: [] };
    assert.deepEqual(await buildAndMeasure({ ...files, 'entry.json': JSON.stringify(entry) }), {
      js: { bytes: packed('common.js', 'routes.js'), budget: 100 },
      css: { bytes: packed('slot.css'), budget: 200 },
    });
  });
});

const packed = (...names: (keyof typeof files)[]) =>
  names
    .map((name) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      return brotliCompressSync(files[name], { params }).length;
    })
    .reduce((sum, bytes) => sum + bytes, 0);

/** Builds with these additional files. Returns the sizes in its release.json. */
async function buildAndMeasure(assets: Record<string, string>) {
  const folder = mkdtempSync(join(home, 'build-'));
  writeFileSync(join(folder, 'main.js'), '');
  const compiler = webpack({
    context: folder,
    mode: 'none',
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    plugins: [
      (one: webpack.Compiler) =>
        one.hooks.thisCompilation.tap('Files', (compilation) =>
          compilation.hooks.processAssets.tap({ name: 'Files', stage: 5000 }, () => {
            for (const [name, text] of Object.entries(assets))
              compilation.emitAsset(name, new webpack.sources.RawSource(text));
          }),
        ),
      new ReleaseFilePlugin(
        { ...remote, budgets: { js: 100, css: 200 } },
        { needs: {}, gives: {} },
        () => Promise.resolve({ typeBundle: Buffer.alloc(0) }),
      ),
    ],
  });
  const failure = await new Promise<unknown>((resolve) =>
    compiler?.run((error, stats) => resolve(error ?? stats?.compilation.errors[0])),
  );
  assert.equal(failure, undefined);
  await new Promise((resolve) => compiler?.close(resolve));
  const releaseText = readFileSync(join(folder, 'dist/release.json'), 'utf8');
  return (JSON.parse(releaseText) as ReleaseFile).weights;
}
