import { cpus } from 'node:os';
import type { Target } from './targets.ts';
import { type Measures, computeRate } from './measure.ts';
import type { MemoryRow } from './memory.ts';
import type { Subject } from './subjects.ts';
import type { ConcurrentResult } from './concurrent.ts';

interface ReportData {
  connections: number[];
  subjects: Subject[];
  measures: Measures;
  targets: Target[];
  concurrent: ConcurrentResult[];
  memory: MemoryRow[];
}

export const renderReport = (data: ReportData): string => `# Load benchmark of the storefront

\`npm run bench:edge\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}; medians of interleaved rounds. Each response is
compared byte for byte. The load comes from the same machine. A refused order or page gets a 503 with \`Retry-After\`. The browser
renders a refused page.

${renderSections(data).join('\n\n')}
`;

const renderSections = (data: ReportData) => [
  ...(data.targets.length > 0 ? [renderTargets(data)] : []),
  ...data.connections.map(
    (count) => `## ${count} connection${count === 1 ? '' : 's'}\n\n${renderLoadTable(data, count)}`,
  ),
  ...(data.concurrent.length > 0
    ? [`## At once, 50 connections each\n\n${renderConcurrentTable(data)}`]
    : []),
  ...(data.memory.length > 0
    ? [`## Memory of \`edge\`, without its workers\n\n${renderMemoryTable(data)}`]
    : []),
];

const renderTargets = ({ targets }: ReportData) =>
  renderTable(
    ['What', 'Measured', 'Mark'],
    targets.map(({ label, measured, minimum, isMet }) => [
      label,
      measured.toFixed(2),
      `at least ${minimum}: ${isMet ? 'holds' : 'DOES NOT HOLD'}`,
    ]),
  );

const renderLoadTable = ({ subjects, measures }: ReportData, count: number) =>
  renderTable(
    [
      'What',
      'Right a second',
      'of constant',
      'p50 ms',
      'p99 ms',
      'Processor ms',
      'Refused',
      'Not right',
    ],
    subjects.map(({ name, baseline }) => [
      name,
      measures.computeMedian(name, count, computeRate).toFixed(0),
      baseline === undefined
        ? ''
        : measures.computeRatio(name, baseline, count, computeRate).toFixed(2),
      measures.computeMedian(name, count, ({ p50 }) => p50).toFixed(2),
      measures.computeMedian(name, count, ({ p99 }) => p99).toFixed(2),
      measures.computeMedian(name, count, ({ cpuMs }) => cpuMs).toFixed(3),
      measures.listMeasures(name, count).reduce((sum, { refused }) => sum + refused, 0),
      measures.listMeasures(name, count).reduce((sum, { wrong }) => sum + wrong, 0),
    ]),
  );

const renderConcurrentTable = ({ concurrent }: ReportData) =>
  renderTable(
    ['What', 'Right a second', 'alone', 'p99 ms', 'alone', 'Refused', 'Not right'],
    concurrent.map((result) => [
      result.name,
      computeRate(result).toFixed(0),
      result.aloneRate.toFixed(0),
      result.p99.toFixed(1),
      result.aloneP99.toFixed(1),
      result.refused,
      result.wrong,
    ]),
  );

const renderMemoryTable = ({ memory }: ReportData) =>
  renderTable(
    ['What', 'Before', 'After', 'Not right'],
    memory.map(({ label, correct, wrong, beforeMiB, afterMiB }) => [
      `${correct} requests ${label}`,
      `${beforeMiB.toFixed(0)} MiB`,
      `${afterMiB.toFixed(0)} MiB`,
      wrong,
    ]),
  );

const renderTable = (head: string[], rows: unknown[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
