import { printGarmentLabels } from 'contract/garments/staff-garments';
import { FormErrorNotice, useFileDownload } from 'shared/desk';
import { Button, Cluster, Stack } from 'shared/ui';

/** Buttons that download the labels of garments, for a roll or for a sheet. */
export function PrintLabels({ tickets }: { tickets: readonly string[] }) {
  const { start, isLoading, failure } = useFileDownload();
  const print = (format: 'roll' | 'a4') =>
    void start({
      path: printGarmentLabels.path,
      fileName: `garment-labels-${format}.pdf`,
      body: { tickets, format },
    });
  const noun = tickets.length === 1 ? 'label' : 'labels';
  return (
    <Stack gap={2}>
      <Cluster>
        <Button variant="secondary" busy={isLoading} onClick={() => print('roll')}>
          {`Print the ${noun} (62 mm roll)`}
        </Button>
        <Button variant="quiet" busy={isLoading} onClick={() => print('a4')}>
          {`${noun === 'label' ? 'Label' : 'Labels'} on A4`}
        </Button>
      </Cluster>
      <FormErrorNotice text={failure} />
    </Stack>
  );
}
