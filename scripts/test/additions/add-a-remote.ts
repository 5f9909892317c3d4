import assert from 'node:assert/strict';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { buildEdge } from 'edge/app';
import { readSettings } from 'edge/settings';
import { listReleasedPackages } from '../../packages.mjs';
import { ensureBuilt } from '../support/built.ts';
import { isLongForm } from '../support/long-form.ts';
import { QUICK_BUILD, addTinyRemote } from '../support/tiny-remote.ts';
import { addFile, dataDir, folder, run, runRefused } from './copy.ts';

const root = join(import.meta.dirname, '../../..');
addTinyRemote(folder);

describe('a new remote that adds only its folder', () => {
  before(() => {
    // The long form compares the remote with all builds.
    const packages = isLongForm ? listReleasedPackages() : ['shell'];
    ensureBuilt(...packages);
    for (const name of packages)
      cpSync(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
  });

  it('is built, and published by name beside the live shell', () => {
    run('nx', 'build', 'tiny-mfe');
    assert.match(
      run('node', 'scripts/publish.ts', 'shell', 'tiny-mfe', '--unseen'),
      /^tiny \S+ is live at \/tiny of /m,
    );
  });

  it('has its page routed and rendered by the storefront', async () => {
    const nowhere = 'http://127.0.0.1:1';
    const settings = readSettings({
      DATA_DIR: dataDir,
      API_HOST: nowhere,
      LOG_LEVEL: 'silent',
      RENDER_TIMEOUT_MS: '20000',
    });
    const app = await buildEdge(settings, { checkReady: () => Promise.resolve(true) });
    const page = await app.inject('/tiny');
    await app.close();
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /<h1>A tiny remote for .*£5\.00<\/h1>/);
  });

  it('is known to dev servers, the list of remotes, types and the search for unused code', () => {
    assert.match(runRefused(['node', 'scripts/dev-servers.ts', 'nowhere']), /There are .*tiny-mfe/);
    assert.match(run('node', 'scripts/remotes.mjs'), /tiny-mfe \(3008\): a page that says hello/);
    assert.match(run('node', 'scripts/typecheck.mjs', '--dry'), /tiny-mfe/);
    assert.equal(run('knip', '--workspace', 'tiny-mfe'), '');
  });

  if (isLongForm) describeLongForm();
});

function describeLongForm(): void {
  it('obeys the import boundaries in both directions', () => {
    const lint = (file: string, code: string) => {
      addFile(file, code);
      const refusal = runRefused(['oxlint', file]);
      rmSync(join(folder, file));
      return refusal;
    };
    const inside = lint('tiny-mfe/src/imports.tsx', "import 'basket-mfe/src/routes';\n");
    assert.match(inside, /tiny-mfe must not import basket-mfe/);
    const others = lint(
      'tiny-mfe/src/imports.tsx',
      "import 'contract/values/readers';\nimport 'releases/registry';\nimport 'valibot';\n",
    );
    assert.doesNotMatch(others, /tiny-mfe must not import contract/);
    assert.match(others, /tiny-mfe must not import releases/);
    assert.match(others, /Import from 'shared\/schema'/);
    const outside = lint('basket-mfe/src/imports.tsx', "import '../../tiny-mfe/src/hello';\n");
    assert.match(outside, /basket-mfe must not import tiny-mfe/);
  });

  it('passes its check without a unit test, after the formatting that docs/add-a-remote.md asks for', () => {
    rmSync(join(folder, 'tiny-mfe/src/hello.test.tsx'));
    run('oxfmt', 'tiny-mfe');
    const output = run('node', '--input-type=module', '--eval', CHECK_PROGRAM);
    assert.match(output, /^tiny-mfe: compatible with what is live\.$/m);
    assert.match(output, /^A release of tiny-mfe would pass\.$/m);
    assert.match(output, /^5 passed, 0 failed$/m);
    addTinyRemote(folder);
  });

  it('is rebuilt only when the workspace that builds it changes', () => {
    addTinyRemote(folder, QUICK_BUILD);
    const again = () => run('nx', 'build', 'tiny-mfe');
    assert.doesNotMatch(again(), /cache/);
    assert.match(again(), /cache/);
    appendFileSync(join(folder, 'build/src/modules/shared-modules.ts'), '// Changed.\n');
    assert.doesNotMatch(again(), /cache/);
    addTinyRemote(folder);
  });

  it('has its tests run', () => {
    assert.match(run('jest', '/tiny-mfe/'), /1 passed, 1 total/);
  });
}

/**
 * Program of `npm run check -- tiny-mfe` without installation and build, because this test does
 * both itself.
 */
const CHECK_PROGRAM = `
  import { runTargets } from './scripts/steps/run-targets.mjs';
  import { planTests } from './scripts/steps/test-plan.mjs';
  import { createTestSummary } from './scripts/steps/test-summary.mjs';
  const testSummary = createTestSummary();
  const { checks, tests, projects, env } = planTests(['tiny-mfe']);
  const targets = [...checks, ...tests].filter((name) => name !== 'build');
  const options = ['--exclude-task-dependencies'];
  testSummary.addRun(await runTargets(targets, { projects, env, options }));
  process.exit(testSummary.close());
`;
