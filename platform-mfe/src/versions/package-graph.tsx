import { DataTable } from 'shared/desk';
import type { PackageLink } from 'contract/releases/versions';
import styles from './package-graph.module.css';

const ROW_PX = 32;
const WIDTH_PX = 320;
const LINE_START_PX = 110;
const LINE_END_PX = 210;

const columns = [
  { id: 'from', label: 'Package', isRowHeading: true, cell: ({ from }: PackageLink) => from },
  { id: 'what', label: 'Needs', cell: ({ what }: PackageLink) => what },
  { id: 'to', label: 'Of', cell: ({ to }: PackageLink) => to },
];

/** Draws the dependencies between packages, and lists them with their details in a table. */
export function PackageGraph({ links }: { links: readonly PackageLink[] }) {
  return (
    <>
      <Drawing links={links} />
      <DataTable
        caption="Who needs what of whom"
        columns={columns}
        rows={links}
        getRowId={({ from, to, what }) => `${from} ${to} ${what}`}
      />
    </>
  );
}

function Drawing({ links }: { links: readonly PackageLink[] }) {
  const consumers = [...new Set(links.map(({ from }) => from))];
  const providers = [...new Set(links.map(({ to }) => to))];
  const height = Math.max(consumers.length, providers.length) * ROW_PX;
  const centreOf = (names: string[], name: string) =>
    ((names.indexOf(name) + 0.5) * height) / names.length;
  const pairs = [...new Map(links.map((link) => [`${link.from} ${link.to}`, link])).values()];
  return (
    <svg
      className={styles.graph}
      viewBox={`0 0 ${WIDTH_PX} ${height}`}
      role="img"
      aria-label="Packages on the left need packages on the right. The table below names what."
    >
      {pairs.map(({ from, to }) => (
        <line
          key={`${from} ${to}`}
          x1={LINE_START_PX}
          y1={centreOf(consumers, from)}
          x2={LINE_END_PX}
          y2={centreOf(providers, to)}
        />
      ))}
      {consumers.map((name) => (
        <text
          key={name}
          x={LINE_START_PX - 8}
          y={centreOf(consumers, name)}
          textAnchor="end"
          dominantBaseline="middle"
        >
          {name}
        </text>
      ))}
      {providers.map((name) => (
        <text
          key={name}
          x={LINE_END_PX + 8}
          y={centreOf(providers, name)}
          dominantBaseline="middle"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
