import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ALERTS_FILE, panelExpressions, root, alertRules } from '../support/operate-files.ts';

const promtool = findPromtool();

interface Series {
  series: string;
  values: string;
}

/**
 * Metrics of two `edge` and two `api` on two machines. The series of a lost process end, because
 * Prometheus marks them as stale.
 */
const createSeries = (lost: string[]): Series[] =>
  ['app1:9464', 'app1:9465', 'app2:9464', 'app2:9465'].flatMap((instance) => {
    const process = instance.endsWith('4') ? 'edge' : 'backend';
    const isLost = lost.includes(instance);
    return [
      { series: `up{job="shop",instance="${instance}"}`, values: isLost ? '1 0x9' : '1x10' },
      {
        series: `process_resident_memory_bytes{job="shop",instance="${instance}",process="${process}"}`,
        values: isLost ? '1e8 stale' : '1e8x10',
      },
    ];
  });

/** Returns the alert ShopNotMeasured as Prometheus raises it. */
const expectAlert = (labels: Record<string, string>, name: string) => ({
  exp_labels: { severity: 'critical', ...labels },
  exp_annotations: {
    summary: `Prometheus gets no metrics of ${name}.`,
    runbook_url: 'docs/operate/runbooks.md#shopnotmeasured',
  },
});

const expectLost = (instance: string) => expectAlert({ job: 'shop', instance }, instance);

describe('promtool', () => {
  it('raises ShopNotMeasured for each lost process of several', () => {
    const cases = [
      { lost: [], alerts: [] },
      { lost: ['app2:9465'], alerts: [expectLost('app2:9465')] },
      {
        lost: ['app1:9464', 'app2:9464'],
        alerts: [
          expectLost('app1:9464'),
          expectLost('app2:9464'),
          expectAlert({ process: 'edge' }, 'the storefront'),
        ],
      },
    ];
    const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
    const file = join(folder, 'test.json');
    const tests = cases.map(({ lost, alerts }) => ({
      interval: '1m',
      input_series: createSeries(lost),
      alert_rule_test: [
        { eval_time: '2m', alertname: 'ShopNotMeasured', exp_alerts: [] },
        { eval_time: '4m', alertname: 'ShopNotMeasured', exp_alerts: alerts },
      ],
    }));
    writeFileSync(file, JSON.stringify({ rule_files: [join(root, ALERTS_FILE)], tests }));
    const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    assert.equal(status, 0, stdout + stderr);
  });

  it('accepts the alert rules', () => {
    const count = alertRules.length;
    assert.match(checkRules(ALERTS_FILE), new RegExp(`SUCCESS: ${count} rules found`));
  });

  it('accepts the expressions of the dashboard', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
    const recordRules = panelExpressions.map((expr, index) => ({
      record: `panel:${index}`,
      expr,
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
