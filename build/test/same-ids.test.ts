import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { browserBuild } from '../src/browser-build.ts';

/** Within the checkout, where loaders are found. */
const base = join(import.meta.dirname, '../../.cache');
mkdirSync(base, { recursive: true });
const home = mkdtempSync(join(base, 'same-ids-'));
after(() => rmSync(home, { recursive: true, force: true }));

it('the modules of a build have the same ids in whatever folder it is made', async () => {
  const here = await idsOf(join(home, 'here'));
  for (const kind of ['container entry', 'provide shared', 'consume shared', './own.js']) {
    assert.ok(
      here.some((module) => module.includes(kind)),
      `${kind} is none of ${here.join('\n')}`,
    );
  }
  assert.deepEqual(await idsOf(join(home, 'there')), here);
});

/** Of a build that exposes one file, and gives others one package. */
async function idsOf(root: string): Promise<string[]> {
  const [folder, given] = [join(root, 'example'), join(root, 'node_modules/given')];
  mkdirSync(folder, { recursive: true });
  mkdirSync(given, { recursive: true });
  writeFileSync(join(given, 'package.json'), '{ "name": "given", "version": "1.0.0" }');
  writeFileSync(join(given, 'index.js'), 'export const given = 1;');
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'own.js'), `import { given } from 'given'; console.log(given);`);
  const configuration = browserBuild({ folder, name: 'example', publicPath: 'auto' });
  const federation = new ModuleFederationPlugin({
    name: 'example',
    filename: 'entry.js',
    exposes: { './own': './own.js' },
    shared: { given: { requiredVersion: '^1.0.0' } },
    dts: false,
    manifest: false,
  });
  const plugins = [...(configuration.plugins ?? []), federation];
  const compiler = webpack({ ...configuration, plugins, cache: false, devtool: false });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((failure, result) => (failure ? reject(failure) : resolve(result))),
  );
  await new Promise((resolve) => compiler?.close(resolve));
  const said = stats?.toJson({ all: false, errors: true, modules: true, ids: true });
  assert.deepEqual(said?.errors, []);
  return (said?.modules ?? []).map(({ id, name }) => `${id} ${name?.replace(root, '')}`).sort();
}
