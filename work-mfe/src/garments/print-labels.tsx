import { LABELS_OF_SHEET, printGarmentLabels } from 'contract/garments/staff-garments';
import { useState } from 'react';
import { FormErrorNotice, useFileDownload } from 'shared/desk';
import { SelectField } from 'shared/forms';
import { Button, Cluster, Stack } from 'shared/ui';
import styles from './garments.module.css';

const positionOptions = Array.from({ length: LABELS_OF_SHEET }, (_, skip) => ({
  value: String(skip),
  label: String(skip + 1),
}));

/** Buttons that download the labels of garments, for a roll or for a sheet. */
export function PrintLabels({ tickets }: { tickets: readonly string[] }) {
  const { start, isLoading, failure } = useFileDownload();
  const [skip, setSkip] = useState(0);
  const print = (format: 'roll' | 'a4') =>
    void start({
      path: printGarmentLabels.path,
      fileName: `garment-labels-${format}.pdf`,
      body: { tickets, format, ...(format === 'a4' && { skip }) },
    });
  const noun = tickets.length === 1 ? 'label' : 'labels';
  return (
    <Stack gap={2}>
      <Cluster>
        <Button variant="secondary" busy={isLoading} onClick={() => print('roll')}>
          {`Print the ${noun} (62 mm roll)`}
        </Button>
      </Cluster>
      <div className={styles.sheet}>
        <SelectField
          label="First free label of the sheet"
          options={positionOptions}
          value={String(skip)}
          onChange={({ currentTarget }) => setSkip(Number(currentTarget.value))}
        />
        <Button variant="quiet" busy={isLoading} onClick={() => print('a4')}>
          {`${noun === 'label' ? 'Label' : 'Labels'} on A4`}
        </Button>
      </div>
      <FormErrorNotice text={failure} />
    </Stack>
  );
}
