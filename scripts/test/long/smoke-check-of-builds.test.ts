import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findInstalledChromium } from '../../steps/chromium.mjs';
import { planTests } from '../../steps/test-plan.mjs';
import { ensureBuilt } from '../support/built.ts';
import { copyRepository } from '../support/copy-of-repository.ts';
import { runCommand } from '../support/run-command.ts';
import { listReleasedPackages, listRemotes } from '../../packages.mjs';

const root = join(import.meta.dirname, '../../..');
const { folder, remove } = copyRepository();
after(remove);

const smokeCheck = (...packages: string[]) =>
  runCommand(['node', 'scripts/smoke-check.ts', ...packages], {
    cwd: folder,
    env: { CHROMIUM_PATH: findInstalledChromium() },
  });

describe('the smoke check of builds', () => {
  before(() => {
    ensureBuilt(...listReleasedPackages());
    for (const name of listReleasedPackages())
      cpSync(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
  });

  it('passes for an unchanged remote', () => {
    const { status, said } = smokeCheck('basket-mfe');
    assert.equal(said, 'A release of basket-mfe would pass.\n');
    assert.equal(status, 0);
  });

  it('fails if a page sends a call that no mock backend has', () => {
    for (const name of listRemotes()) removeResponse(name, 'GET users/getdeliverycharges');
    const { status, said } = smokeCheck('basket-mfe');
    assert.match(
      said,
      /^basket, \/cart: its stand-in does not answer 'GET users\/getdeliverycharges'\.$/m,
    );
    assert.equal(status, 1);
  });

  it('opens the first pages of all packages for npm test, and all pages of the named packages for npm run check', () => {
    const listChecked = (...names: string[]) => {
      const { tests, env } = planTests(names);
      return tests.includes('smoke') ? [env.SMOKE_CHECK_PAGES, env.RELEASED_PACKAGES] : [];
    };
    assert.deepEqual(listChecked(), ['first', listReleasedPackages().join(' ')]);
    assert.deepEqual(listChecked('quote-mfe', 'api'), ['all', 'quote-mfe']);
    assert.deepEqual(listChecked('shell'), ['all', 'shell']);
    assert.deepEqual(listChecked('api'), []);
  });
});

/** Removes a response from the mock backend of a build. */
function removeResponse(name: string, call: string): void {
  const file = join(folder, name, 'dist/server/stand-in.json');
  const { answers: responses, ...others } = JSON.parse(readFileSync(file, 'utf8')) as {
    answers: Record<string, unknown>;
  };
  const left = Object.entries(responses).filter(([known]) => known !== call);
  writeFileSync(file, JSON.stringify({ ...others, answers: Object.fromEntries(left) }));
}
