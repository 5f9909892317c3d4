import { cpus, loadavg } from 'node:os';
import type { LoadCounts } from './offered-load.ts';
import type { Goodput, GoodputRun } from './measure-goodput.ts';
import type { MemorySample } from './measure-memory.ts';
import type { SectionName } from './replace-section.ts';

interface Results {
  goodput: Goodput | null;
  memory: MemorySample[];
}

/** Returns the sections of the document that were measured. */
export const renderSections = ({
  goodput,
  memory,
}: Results): { name: SectionName; text: string }[] => [
  ...(goodput
    ? [
        {
          name: 'good responses' as const,
          text: [renderGoodput(goodput), renderKinds(goodput), renderShares(goodput)].join('\n\n'),
        },
      ]
    : []),
  ...(memory.length > 0 ? [{ name: 'resident memory' as const, text: renderMemory(memory) }] : []),
];

/** Names the time and the machine of the run. */
const renderRun = () =>
  `Measured until ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${loadavg()[2]?.toFixed(1)} (mean of 15 minutes).`;

function renderGoodput({ runs, capacity }: Goodput): string {
  return `## Good responses a second\n\n${renderRun()}\n\n${renderTable(
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
queries and pages that nobody has. No address is requested twice. ${renderRun()}

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
