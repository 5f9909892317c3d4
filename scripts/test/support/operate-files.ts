import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const root = join(import.meta.dirname, '../../..');
export const readText = (path: string) => readFileSync(join(root, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

export const ALERTS_FILE = 'docs/operate/alerts.yml';
const { groups } = parse(readText(ALERTS_FILE)) as { groups: { rules: Rule[] }[] };
export const alertRules = groups.flatMap((group) => group.rules);

interface Panel {
  title: string;
  targets: { expr: string }[];
}

const dashboard = JSON.parse(readText('docs/operate/grafana-dashboard.json')) as {
  panels: Panel[];
};

export const panelExpressions = dashboard.panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr),
);
export const alertExpressions = [...alertRules.map(({ expr }) => expr), ...panelExpressions];
