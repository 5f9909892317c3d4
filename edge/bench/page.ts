import { cpus } from 'node:os';
import type { Mark } from './marks.ts';
import { type Measures, rateOf } from './measure.ts';
import type { MemoryRow } from './memory.ts';
import type { Subject } from './subjects.ts';
import type { Together } from './together.ts';

interface Found {
  connections: number[];
  subjects: Subject[];
  measures: Measures;
  marks: Mark[];
  together: Together[];
  memory: MemoryRow[];
}

/** Renders the tables as Markdown, for a page of the docs. */
export const pageOf = (found: Found): string => `# Load benchmark of the storefront

\`npm run bench:edge\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}; medians of interleaved rounds, each
answer compared byte for byte. The load comes from the same machine. What is refused is
answered with 503 and when to come again: an order too many, and a page that is left to the browser.

${sections(found).join('\n\n')}
`;

const sections = (found: Found) => [
  ...(found.marks.length > 0 ? [marksTable(found)] : []),
  ...found.connections.map(
    (count) => `## ${count} connection${count === 1 ? '' : 's'}\n\n${loadTable(found, count)}`,
  ),
  ...(found.together.length > 0
    ? [`## At once, 50 connections each\n\n${togetherTable(found)}`]
    : []),
  ...(found.memory.length > 0
    ? [`## Memory of \`edge\`, without its workers\n\n${memoryTable(found)}`]
    : []),
];

const marksTable = ({ marks }: Found) =>
  table(
    ['What', 'Measured', 'Mark'],
    marks.map(({ what, measured, least, holds }) => [
      what,
      measured.toFixed(2),
      `at least ${least}: ${holds ? 'holds' : 'DOES NOT HOLD'}`,
    ]),
  );

const loadTable = ({ subjects, measures }: Found, count: number) =>
  table(
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
    subjects.map(({ name, against }) => [
      name,
      measures.middle(name, count, rateOf).toFixed(0),
      against === undefined ? '' : measures.ratio(name, against, count, rateOf).toFixed(2),
      measures.middle(name, count, ({ p50 }) => p50).toFixed(2),
      measures.middle(name, count, ({ p99 }) => p99).toFixed(2),
      measures.middle(name, count, ({ cpuMs }) => cpuMs).toFixed(3),
      measures.of(name, count).reduce((sum, { refused }) => sum + refused, 0),
      measures.of(name, count).reduce((sum, { wrong }) => sum + wrong, 0),
    ]),
  );

const togetherTable = ({ together }: Found) =>
  table(
    ['What', 'Right a second', 'alone', 'p99 ms', 'alone', 'Refused', 'Not right'],
    together.map((one) => [
      one.name,
      rateOf(one).toFixed(0),
      one.aloneRate.toFixed(0),
      one.p99.toFixed(1),
      one.aloneP99.toFixed(1),
      one.refused,
      one.wrong,
    ]),
  );

const memoryTable = ({ memory }: Found) =>
  table(
    ['What', 'Before', 'After', 'Not right'],
    memory.map(({ what, right, wrong, beforeMb, afterMb }) => [
      `${right} requests ${what}`,
      `${beforeMb.toFixed(0)} MiB`,
      `${afterMb.toFixed(0)} MiB`,
      wrong,
    ]),
  );

const table = (head: string[], rows: unknown[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
