import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

const root = join(import.meta.dirname, '../..');
const ANALYZE = '/usr/bin/systemd-analyze';

/**
 * Highest allowed exposure, in tenths. On systemd's scale, 100 is a service without any protection.
 */
const MAX_EXPOSURE = '20';

describe('the systemd unit', () => {
  const unit = readFileSync(join(root, 'deploy/systemd/shop@.service'), 'utf8');
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-unit-'));
    // The analysis requires that the unit's program exists.
    writeFileSync(join(folder, 'shop@.service'), unit.replaceAll('/opt/shop/%i', root));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('starts the program that npm start runs, and signals the supervisor alone', () => {
    const [, program] =
      /^ExecStart=\/opt\/shop\/%i\/node_modules\/\.bin\/node (\S+) --take-over$/m.exec(unit) ?? [];
    assert.ok(program && existsSync(join(root, program)));
    assert.match(readFileSync(join(root, 'scripts/start.mjs'), 'utf8'), new RegExp(program));
    assert.match(unit, /^KillMode=mixed$/m);
  });

  // Skips the analysis without systemd, because a machine without systemd cannot run the unit.
  for (const [name, ...args] of [
    ['is valid', 'verify', '--man=no'],
    ['gives the shop few rights', 'security', '--offline=yes', `--threshold=${MAX_EXPOSURE}`],
  ].filter(() => existsSync(ANALYZE)))
    it(name ?? '', () => {
      const { status, stdout, stderr } = spawnSync(
        ANALYZE,
        [...args, join(folder, 'shop@.service')],
        {
          encoding: 'utf8',
        },
      );
      assert.equal(status, 0, stdout + stderr);
      assert.equal(stderr.replaceAll(/^.*(D-Bus|cgroup).*$/gm, '').trim(), '');
    });
});
