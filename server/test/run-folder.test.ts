import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { once } from 'node:events';
import { after, it } from 'node:test';
import { createRunFolder } from '../src/process/create-run-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'run-test-'));
after(() => rmSync(home, { recursive: true }));

it('a run folder is deleted with its process, or at the next start if the process was killed', async () => {
  const { pid: endedPid } = spawnSync(process.execPath, ['-e', '0']);
  const createFolder = (name: string) => {
    mkdirSync(join(home, name));
    return join(home, name);
  };
  writeFileSync(join(createFolder(`shop-run-${endedPid}-aaaaaa`), 'api.sock'), '');
  createFolder(`shop-run-${process.ppid}-bbbbbb`);
  createFolder('shop-runs');
  const listening = createServer().listen(
    join(createFolder(`shop-run-${endedPid}-cccccc`), 'releases.sock'),
  );
  await once(listening, 'listening');
  after(() => listening.close());

  const ownFolder = basename(await createRunFolder(home));
  assert.deepEqual(
    readdirSync(home).sort(),
    [
      'shop-runs',
      `shop-run-${process.ppid}-bbbbbb`,
      `shop-run-${endedPid}-cccccc`,
      ownFolder,
    ].sort(),
  );

  const other = `const { createRunFolder } = await import('${import.meta.resolve('../src/process/create-run-folder.ts')}');
    console.log(await createRunFolder('${home}'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', other], {
    encoding: 'utf8',
  });
  assert.match(stdout, /shop-run-\d+-\w+\n$/);
  assert.ok(!readdirSync(home).includes(basename(stdout.trim())));
});
