import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

const ALERTS = 'docs/operate/alerts.yml';
const { groups } = parse(readText(ALERTS)) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  title: string;
  targets: { expr: string }[];
}

const dashboard = JSON.parse(readText('docs/operate/grafana-dashboard.json')) as {
  panels: Panel[];
};

/** Metrics of the library prom-client that alerts and dashboard use. */
const processMetrics = [
  'nodejs_eventloop_lag_p99_seconds',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
];

/** Returns the names of all metrics that the servers register. */
function listShopMetrics(): Set<string> {
  const names = ['server', 'edge', 'api', 'releases'].flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => [
        ...readText(join(folder, 'src', path)).matchAll(/'((?:shop|http)_[a-z_]+)'/g),
      ])
      .flatMap(([, name]) => name ?? []),
  );
  return new Set(names);
}

/** Returns the names of the metrics in an expression, without the suffixes of histograms. */
const listNames = (expression: string) =>
  [...expression.matchAll(/\b(?:shop|http|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(bucket|count)$/, ''),
  );

describe('the alert rules and the dashboard', () => {
  const shopMetrics = listShopMetrics();
  const isKnown = (name: string) => shopMetrics.has(name) || processMetrics.includes(name);

  it('use only metrics that the shop has', () => {
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const used = expressions.flatMap(listNames);
    assert.ok(used.length > 40);
    assert.deepEqual(
      used.filter((name) => !isKnown(name)),
      [],
    );
  });

  it('and the document name every metric of the shop', () => {
    const text = readText('docs/operate/metrics.md');
    const missing = [...shopMetrics].filter((name) => !text.includes(`\`${name}\``));
    assert.deepEqual(missing, []);
  });

  it('link each alert to an entry of the runbooks, and there is no entry without an alert', () => {
    const entries = [...readText('docs/operate/runbooks.md').matchAll(/^### (\w+)$/gm)];
    assert.deepEqual(
      entries.map(([, heading]) => heading),
      rules.map(({ alert }) => alert),
    );
    for (const { alert, annotations, labels } of rules) {
      assert.equal(annotations.runbook_url, `docs/operate/runbooks.md#${alert.toLowerCase()}`);
      assert.match(labels.severity, /^(critical|warning)$/);
      assert.notEqual(annotations.summary, '');
    }
  });
});

describe('promtool', () => {
  const promtool = findPromtool();

  it('accepts the alert rules', (test) => {
    if (promtool === null) {
      test.skip('promtool is missing: install the Debian package prometheus');
      return;
    }
    assert.match(checkRules(promtool, ALERTS), new RegExp(`SUCCESS: ${rules.length} rules found`));
  });

  it('accepts the expressions of the dashboard', (test) => {
    if (promtool === null) {
      test.skip('promtool is missing: install the Debian package prometheus');
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
    const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const recordRules = expressions.map((expr, index) => ({ record: `panel:${index}`, expr }));
    const file = join(folder, 'rules.json');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recordRules }] }));
    assert.match(checkRules(promtool, file), new RegExp(`SUCCESS: ${expressions.length} rules`));
    rmSync(folder, { recursive: true });
  });
});

function checkRules(promtool: string, path: string): string {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'rules', path], options);
  assert.equal(status, 0, stderr);
  return stdout;
}

/**
 * Returns the path of promtool. If it is missing, extracts it from Debian's package without
 * installing the package.
 */
function findPromtool(): string | null {
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
  } catch (cause) {
    console.log(
      `promtool cannot be fetched: ${cause instanceof Error ? cause.message : 'unknown'}`,
    );
    return null;
  } finally {
    rmSync(download, { recursive: true });
  }
}
