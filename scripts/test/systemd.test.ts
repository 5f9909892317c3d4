import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findSystemdAnalyze } from '../steps/debian-tools.mjs';

// Analyses no unit on other systems than Linux, because only Linux has systemd.
const analyze = process.platform === 'linux' ? await findSystemdAnalyze() : null;

const root = join(import.meta.dirname, '../..');

/**
 * Highest allowed exposure, in tenths. On systemd's scale, 100 is a service without any protection.
 */
const MAX_EXPOSURE = '20';

const readUnit = (name: string) => readFileSync(join(root, 'deploy/systemd', name), 'utf8');

describe('the systemd unit of the shop', () => {
  it('starts the program that npm start runs, and signals the supervisor alone', () => {
    const unit = readUnit('shop@.service');
    const [, program] =
      /^ExecStart=\/opt\/shop\/%i\/node_modules\/\.bin\/node (\S+) --take-over$/m.exec(unit) ?? [];
    assert.ok(program && existsSync(join(root, program)));
    assert.match(readFileSync(join(root, 'scripts/start.mjs'), 'utf8'), new RegExp(program));
    assert.match(unit, /^KillMode=mixed$/m);
  });
});

for (const name of analyze === null ? [] : ['shop@.service', 'shop-hand-over.service'])
  describe(name, () => {
    let folder: string;
    before(() => {
      folder = mkdtempSync(join(tmpdir(), 'shop-unit-'));
      // The analysis requires that the unit's program exists.
      writeFileSync(join(folder, name), readUnit(name).replaceAll('/opt/shop/%i', root));
    });
    after(() => rmSync(folder, { recursive: true, force: true }));

    for (const [title, ...args] of [
      ['is valid', 'verify', '--man=no'],
      ['has few rights', 'security', '--offline=yes', `--threshold=${MAX_EXPOSURE}`],
    ])
      it(title ?? '', () => {
        const { status, stdout, stderr } = spawnSync(analyze ?? '', [...args, join(folder, name)], {
          encoding: 'utf8',
        });
        assert.equal(status, 0, stdout + stderr);
        assert.equal(stderr.replaceAll(/^.*(D-Bus|cgroup).*$/gm, '').trim(), '');
      });
  });
