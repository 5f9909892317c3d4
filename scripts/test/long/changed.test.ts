import assert from 'node:assert/strict';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { copyRepository } from '../support/copy-of-repository.ts';
import { runCommand } from '../support/run-command.ts';

const { folder, remove } = copyRepository();
after(remove);

describe('the packages that changed since a commit', () => {
  before(() => {
    git('init', '--quiet');
    git('add', '--all');
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    git(...who, 'commit', '--quiet', '--no-verify', '--message', 'first');
  });

  it('are none if only documents changed', () => {
    appendFileSync(join(folder, 'docs/operate/README.md'), '\n');
    assert.deepEqual(changed('HEAD'), []);
  });

  it('include dependents, and packages with new files', () => {
    writeFileSync(join(folder, 'catalog-mfe/src/new.ts'), 'export {};\n');
    assert.deepEqual(changed('HEAD'), ['catalog-mfe']);
    appendFileSync(join(folder, 'build/src/modules/shared-modules.ts'), '\n');
    const names = changed('HEAD');
    for (const name of ['build', 'catalog-mfe', 'content-mfe', 'edge', 'shared', 'shell'])
      assert.ok(names?.includes(name), name);
    assert.ok(!names?.includes('server'));
  });

  it('are all if a root file or a script changed', () => {
    appendFileSync(join(folder, 'tsconfig.base.json'), '\n');
    assert.equal(changed('HEAD'), null);
  });

  it('are an error for an unknown commit', () => {
    assert.match(ask('nowhere').said, /'git diff .* nowhere --' failed: /);
  });
});

function changed(ref: string): string[] | null {
  const { status, said } = ask(ref);
  assert.equal(status, 0, said);
  return JSON.parse(said) as string[] | null;
}

function ask(ref: string) {
  const program = `import { listPackagesChangedSince } from './scripts/steps/changed-packages.mjs';
console.log(JSON.stringify(listPackagesChangedSince(${JSON.stringify(ref)})));`;
  return start('node', '--input-type=module', '--eval', program);
}

function git(...args: string[]): void {
  const { status, said } = start('git', ...args);
  assert.equal(status, 0, said);
}

const start = (...command: string[]) => runCommand(command, { cwd: folder });
