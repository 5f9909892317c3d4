import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createBrowserBuild } from '../src/create-browser-build.ts';
import { buildsFolder, runBuild } from './support/run-build.ts';

const home = buildsFolder('same-ids');

it('the modules of a build have the same ids in every folder', async () => {
  const here = await buildAndListIds(join(home, 'here'));
  for (const kind of ['container entry', 'provide shared', 'consume shared', './own.js']) {
    assert.ok(
      here.some((module) => module.includes(kind)),
      `${kind} is none of ${here.join('\n')}`,
    );
  }
  assert.deepEqual(await buildAndListIds(join(home, 'there')), here);
});

/** Returns the module ids of a build that exposes one file and shares one package. */
async function buildAndListIds(root: string): Promise<string[]> {
  const [folder, given] = [join(root, 'example'), join(root, 'node_modules/given')];
  mkdirSync(folder, { recursive: true });
  mkdirSync(given, { recursive: true });
  writeFileSync(join(given, 'package.json'), '{ "name": "given", "version": "1.0.0" }');
  writeFileSync(join(given, 'index.js'), 'export const given = 1;');
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'own.js'), `import { given } from 'given'; console.log(given);`);
  const configuration = createBrowserBuild({ folder, name: 'example', publicPath: 'auto' });
  const federation = new ModuleFederationPlugin({
    name: 'example',
    filename: 'entry.js',
    exposes: { './own': './own.js' },
    shared: { given: { requiredVersion: '^1.0.0' } },
    dts: false,
    manifest: false,
  });
  configuration.plugins?.push(federation);
  const { errors, modules = [] } = await runBuild(configuration);
  assert.deepEqual(errors, []);
  return modules.map(({ id, name }) => `${id} ${name?.replace(root, '')}`).sort();
}
