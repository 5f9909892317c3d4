import { type ComponentProps, useState } from 'react';
import { Button, Cluster, Stack } from 'shared/ui';
import { DataTable } from 'shared/desk';

const INITIAL_ROW_COUNT = 10;

/** Table that shows the first rows, and a button for all rows. */
export function ShortTable<Row extends object>(props: ComponentProps<typeof DataTable<Row>>) {
  const { rows, caption } = props;
  const [isComplete, setIsComplete] = useState(false);
  const visibleRows = isComplete ? rows : rows.slice(0, INITIAL_ROW_COUNT);
  return (
    <Stack gap={3}>
      <DataTable {...props} rows={visibleRows} />
      {visibleRows.length < rows.length && (
        <Cluster>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Show all ${rows.length} rows: ${caption}`}
            onClick={() => setIsComplete(true)}
          >
            Show all {rows.length} rows
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
