import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createBrowserBuild } from '../src/create-browser-build.ts';
import { pageRuntimeExternal } from '../src/modules/shared-modules.ts';
import markPureCalls, { pureCallsRule } from '../src/modules/pure-calls.ts';
import { buildsFolder, runBuild } from './support/run-build.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

describe('after an update of a library', () => {
  it('a remote still contains no federation runtime', async () => {
    const folder = join(buildsFolder('library-internals'), 'example');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, 'own.js'), 'console.log(1);');
    const configuration = createBrowserBuild({ folder, name: 'example', publicPath: 'auto' });
    configuration.externals = pageRuntimeExternal;
    configuration.plugins?.push(
      new ModuleFederationPlugin({
        name: 'example',
        filename: 'entry.js',
        exposes: { './own': './own.js' },
        dts: false,
        manifest: false,
      }),
    );
    const { errors, modules = [] } = await runBuild(configuration);
    assert.deepEqual(errors, []);
    assert.deepEqual(
      modules.map(({ name = '' }) => name).filter((name) => name.includes('@module-federation')),
      [],
      'Set the pattern in build/src/modules/shared-modules.ts to the file that the container imports, and ' +
        'compare its functions with those that the shell provides.',
    );
  });

  it("the router's calls without side effects are still marked", () => {
    const folder = join(PACKAGES, 'react-router/dist/production');
    const files = readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((file) => (pureCallsRule.test as RegExp).test(file));
    const marks = files.map((file) => {
      const marked = markPureCalls.call(
        {} as never,
        readFileSync(file, 'utf8'),
        undefined,
      ) as unknown;
      return String(marked).split('/* @__PURE__ */ React').length - 1;
    });
    assert.ok(
      marks.reduce((sum, count) => sum + count, 0) >= 10,
      'Set the patterns in build/src/modules/pure-calls.ts to the new form, or delete them if the ' +
        'shell has the same size without them.',
    );
  });
});
