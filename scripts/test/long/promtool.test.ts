import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ALERTS_FILE, panelExpressions, root, alertRules } from '../support/operate-files.ts';

const promtool = findPromtool();

describe('promtool', () => {
  it('accepts the alert rules', () => {
    const count = alertRules.length;
    assert.match(checkRules(ALERTS_FILE), new RegExp(`SUCCESS: ${count} rules found`));
  });

  it('accepts the expressions of the dashboard', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
    const recordRules = panelExpressions.map((expr, index) => ({
      ...{ record: `panel:${index}`, expr },
    }));
    const file = join(folder, 'rules.json');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recordRules }] }));
    assert.match(checkRules(file), new RegExp(`SUCCESS: ${panelExpressions.length} rules`));
    rmSync(folder, { recursive: true });
  });
});

function checkRules(path: string): string {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'rules', path], options);
  assert.equal(status, 0, stderr);
  return stdout;
}

/** Finds promtool, or takes it from Debian's package without installing the package. */
function findPromtool(): string {
  if (spawnSync('promtool', ['--version']).status === 0) return 'promtool';
  const folder = join(process.env['SHOP_CACHE'] ?? join(root, '.cache'), 'prometheus');
  const cached = join(folder, 'usr/bin/promtool');
  if (existsSync(cached)) return cached;
  const download = mkdtempSync(join(tmpdir(), 'prometheus-'));
  try {
    execFileSync('apt-get', ['download', 'prometheus'], { cwd: download, stdio: 'ignore' });
    const [packageFile = ''] = readdirSync(download);
    mkdirSync(folder, { recursive: true });
    execFileSync('dpkg', ['-x', join(download, packageFile), folder]);
    return cached;
  } finally {
    rmSync(download, { recursive: true });
  }
}
