import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parser } from '@prometheus-io/lezer-promql';
import { alertTable } from 'contract/staff/alerts';
import { alertExpressions, readText, root, alertRules } from './support/operate-files.ts';

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
    const used = alertExpressions.flatMap(listNames);
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
      alertRules.map(({ alert }) => alert),
    );
    for (const { alert, annotations, labels } of alertRules) {
      assert.equal(annotations.runbook_url, `docs/operate/runbooks.md#${alert.toLowerCase()}`);
      assert.match(labels.severity, /^(critical|warning)$/);
      assert.notEqual(annotations.summary, '');
    }
  });
});

describe('the page Health', () => {
  it('knows every alert with its severity', () => {
    assert.deepEqual(
      Object.entries(alertTable).map(([name, { severity }]) => [name, severity]),
      alertRules.map(({ alert, labels }) => [alert, labels.severity]),
    );
  });
});

describe('the expressions', () => {
  it("follow Prometheus's grammar", () => {
    for (const expression of alertExpressions)
      assert.deepEqual(findFaults(expression), [], expression);
  });

  it('would be refused with a fault', () => {
    for (const fault of ['sum(shop_orders', 'shop_orders{state="due}', 'shop_orders >'])
      assert.notDeepEqual(findFaults(fault), [], fault);
  });
});

/** Returns the parts of an expression that Prometheus's grammar refuses. */
function findFaults(expression: string): string[] {
  const faults: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      if (type.isError) faults.push(expression.slice(from, to) || `end at ${from}`);
    },
  });
  return faults;
}
