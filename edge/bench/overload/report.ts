import { cpus } from 'node:os';
import type { LoadCounts } from './offered-load.ts';

export interface MemorySample {
  requests: number;
  edgeMiB: number;
  workersMiB: number;
  backendMiB: number;
  refused: number;
  wrong: number;
}

interface Results {
  closedRuns: { connections: number; counts: LoadCounts }[];
  best: LoadCounts;
  overload: LoadCounts;
  afterwards: LoadCounts;
  memory: MemorySample[];
}

export const renderReport = (results: Results): string =>
  [
    renderIntroduction(),
    renderGoodput(results),
    renderKinds(results),
    ...(results.memory.length > 0 ? [renderMemory(results.memory)] : []),
  ].join('\n\n');

const renderIntroduction = () => `# Benchmark of an overload

\`npm run bench:overload -w edge -- --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}.
The shop has the embedded database. The load comes from the same machine and takes part of its processors.

- Ten requests are five pages, four reads of the catalogue and one order. Each comes from another of 100,000 addresses.
- No page is cached, so each one must be rendered.
- Good is a right response within 1 s, for an order within 5 s.`;

function renderGoodput({ closedRuns, best, overload, afterwards }: Results): string {
  const toRow = (label: string, counts: LoadCounts) => [
    label,
    counts.computeGoodput().toFixed(0),
    formatShare(counts.computeGoodput(), best.computeGoodput()),
    ...formatCounts(counts),
  ];
  const offered = `${(best.computeGoodput() * 4).toFixed(0)} requests a second, four times the best`;
  return `## Good responses a second\n\n${renderTable(
    ['Load', 'Good a second', 'Of the best', 'Late', 'Refused', 'Wrong'],
    [
      ...closedRuns.map(({ connections, counts }) =>
        toRow(`${connections} shoppers, one request after another`, counts),
      ),
      toRow(offered, overload),
      toRow('16 shoppers after that', afterwards),
    ],
  )}`;
}

const formatCounts = (counts: LoadCounts) =>
  (['late', 'refused', 'wrong'] as const).map((outcome) => String(counts.sum(outcome)));

const renderKinds = ({ best, overload }: Results) =>
  `## By kind, at four times the best\n\n${renderTable(
    ['What', 'Good a second', 'At the best', 'Share', 'Late', 'Refused', 'Wrong'],
    [...overload.byKind].map(([kind, { late, refused, wrong }]) => [
      kind,
      overload.computeGoodput(kind).toFixed(1),
      best.computeGoodput(kind).toFixed(1),
      formatShare(overload.computeGoodput(kind), best.computeGoodput(kind)),
      ...[late, refused, wrong].map(String),
    ]),
  )}`;

const formatShare = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

const renderMemory = (samples: MemorySample[]) =>
  `## Resident memory over invented addresses, in MiB

Of a hundred requests, two are for a service and five for a product that nobody has, which the backend must look for. The others are
queries and pages that nobody has. No address is requested twice.

${renderTable(
  ['Requests', '`edge`', 'Render workers', 'Backend', 'Refused', 'Wrong'],
  samples.map(({ requests, edgeMiB, workersMiB, backendMiB, refused, wrong }) => [
    String(requests),
    ...[edgeMiB, workersMiB, backendMiB].map((size) => size.toFixed(0)),
    ...[refused, wrong].map(String),
  ]),
)}`;

const renderTable = (headings: string[], rows: string[][]) =>
  [headings, headings.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
