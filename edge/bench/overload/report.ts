import { cpus } from 'node:os';
import type { LoadCounts } from './offered-load.ts';
import type { Goodput, GoodputRun } from './measure-goodput.ts';
import type { MemorySample } from './measure-memory.ts';

interface Results {
  goodput: Goodput | null;
  memory: MemorySample[];
}

export const renderReport = ({ goodput, memory }: Results): string =>
  [
    renderIntroduction(),
    ...(goodput ? [renderGoodput(goodput), renderKinds(goodput), renderShares(goodput)] : []),
    ...(memory.length > 0 ? [renderMemory(memory)] : []),
  ].join('\n\n');

const renderIntroduction = () => `# Benchmark of an overload

\`npm run bench:overload -w edge -- --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}.
The shop has the embedded database. The load comes from the same machine and takes part of its processors.

- Ten requests are five pages, four reads of the catalogue and one order. Each comes from another of 100,000 addresses.
- No page is cached, so each one must be rendered.
- Good is a right response within 1 s, for an order within 5 s.
- The capacity is the largest number of good responses a second. At most 1 % of the responses may be refused, late or wrong.`;

function renderGoodput({ runs, capacity }: Goodput): string {
  return `## Good responses a second\n\n${renderTable(
    ['Load', 'Good a second', 'Of the capacity', 'Late', 'Refused', 'Wrong'],
    runs.map(({ label, counts }) => [
      label,
      counts.computeGoodput().toFixed(0),
      formatShare(counts.computeGoodput(), capacity.counts.computeGoodput()),
      ...(['late', 'refused', 'wrong'] as const).map((outcome) => String(counts.sum(outcome))),
    ]),
  )}`;
}

const renderKinds = ({ capacity, overloads }: Goodput) =>
  overloads.map((overload) => renderKindsOf(overload, capacity.counts)).join('\n\n');

const renderKindsOf = ({ label, counts }: GoodputRun, capacity: LoadCounts) =>
  `## By kind, at ${label}\n\n${renderTable(
    ['What', 'Good a second', 'At the capacity', 'Share', 'Late', 'Refused', 'Wrong'],
    [...counts.byKind].map(([kind, { late, refused, wrong }]) => [
      kind,
      counts.computeGoodput(kind).toFixed(1),
      capacity.computeGoodput(kind).toFixed(1),
      formatShare(counts.computeGoodput(kind), capacity.computeGoodput(kind)),
      ...[late, refused, wrong].map(String),
    ]),
  )}`;

const formatShare = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

/** Shows how much processor time the load generator and other programs took from the shop. */
function renderShares({ runs }: Goodput): string {
  const groups = Object.keys(runs[0]?.shares ?? {}) as (keyof GoodputRun['shares'])[];
  return `## Processor time, in % of all processors\n\n${renderTable(
    ['Load', ...groups],
    runs.map(({ label, shares }) => [label, ...groups.map((group) => shares[group].toFixed(0))]),
  )}`;
}

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
