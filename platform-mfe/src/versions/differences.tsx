import { Stack } from 'shared/ui';
import { DataTable } from 'shared/desk';
import { formatKilobytes } from './format-release';
import type { NameChanges, ReleaseDifferences } from 'contract/releases/versions';

type SizeChange = NonNullable<ReleaseDifferences['modules']>[number];

const columns = [
  {
    id: 'name',
    label: 'Name',
    isRowHeading: true,
    isTyped: true,
    cell: ({ name }: SizeChange) => name,
  },
  {
    id: 'before',
    label: 'Before',
    align: 'end' as const,
    cell: ({ before }: SizeChange) => formatKilobytes(before),
  },
  {
    id: 'after',
    label: 'After',
    align: 'end' as const,
    cell: ({ after }: SizeChange) => formatKilobytes(after),
  },
];

/** Renders the differences between two versions of a package. */
export function Differences({ differences }: { differences: ReleaseDifferences }) {
  const { offered, used, routes, needed, modules, libraries } = differences;
  return (
    <Stack gap={5}>
      <Names title="Types and modules that it offers" names={offered} />
      <Names title="Names that it uses of the shell" names={used} />
      <Names title="Pages" names={routes} />
      <Names title="Versions that it needs or provides" names={needed} />
      <Sizes title="Bytes by module" sizes={modules} />
      <Sizes title="Bytes by library" sizes={libraries} />
      <p>Sizes are of minified code. The versions of bundled libraries are not recorded.</p>
    </Stack>
  );
}

function Names({ title, names: { added, removed } }: { title: string; names: NameChanges }) {
  return (
    <section>
      <h3>{title}</h3>
      {added.length === 0 && removed.length === 0 ? (
        <p>No difference.</p>
      ) : (
        <ul>
          {added.map((name) => (
            <li key={`added ${name}`}>{`Added: ${name}`}</li>
          ))}
          {removed.map((name) => (
            <li key={`removed ${name}`}>{`Removed: ${name}`}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Sizes({ title, sizes }: { title: string; sizes: SizeChange[] | null }) {
  return (
    <section>
      <h3>{title}</h3>
      {sizes === null && <p>Not known: a version was stored without its source maps.</p>}
      {sizes?.length === 0 && <p>No difference.</p>}
      {sizes !== null && sizes.length > 0 && (
        <DataTable caption={title} columns={columns} rows={sizes} getRowId={({ name }) => name} />
      )}
    </section>
  );
}
