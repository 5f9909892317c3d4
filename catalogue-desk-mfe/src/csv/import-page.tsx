import { buildRequest } from 'contract/calls/request';
import { type CsvFormatName, exportCatalogue } from 'contract/staff/catalogue/csv';
import { useState } from 'react';
import { SelectField, getLondonToday } from 'shared/forms';
import { useSearchParams } from 'shared/router';
import { Button, Notice, Stack } from 'shared/ui';
import { DeskSection, useFileDownload } from 'shared/desk';
import { useCatalogueKind } from '../calls/kinds-api';
import { CataloguePage, type EditedDraft } from '../frame/catalogue-page';
import styles from './csv.module.css';
import { ImportFile } from './import-file';

/** Returns the formats in which entities are exported and imported as CSV. */
const useCsvTables = (): { name: CsvFormatName; label: string }[] => [
  { name: 'products', label: useCatalogueKind('products')?.label ?? '' },
  { name: 'prices', label: 'Prices of products' },
  { name: 'addons', label: useCatalogueKind('addons')?.label ?? '' },
];

/** Page that imports a CSV file into the draft, or exports a CSV file. */
export const CatalogueImportPage = () => (
  <CataloguePage title="Import and export" current="import">
    {(draft) => <ImportAndExport draft={draft} />}
  </CataloguePage>
);

function ImportAndExport({ draft }: { draft: EditedDraft }) {
  const [params, setParams] = useSearchParams();
  const csvTables = useCsvTables();
  const kind = csvTables.find(({ name }) => name === params.get('kind')) ?? csvTables[0];
  const [importCount, setImportCount] = useState(0);
  if (!kind) return null;
  return (
    <Stack gap={6}>
      <SelectField
        label="What"
        className={styles.what}
        options={csvTables.map(({ name, label }) => ({ value: name, label }))}
        value={kind.name}
        onChange={(event) => setParams({ kind: event.currentTarget.value }, { replace: true })}
      />
      <DeskSection title="Export">
        <Export format={kind.name} draftId={draft.draftId} />
      </DeskSection>
      <DeskSection title="Import">
        <ImportFile
          key={`${kind.name} ${importCount}`}
          kind={kind}
          draft={draft}
          onAgain={() => setImportCount(importCount + 1)}
        />
      </DeskSection>
    </Stack>
  );
}

/** Exports the rows with the draft's changes. Importing the unchanged file changes nothing. */
function Export({ format, draftId }: { format: CsvFormatName; draftId: number | null }) {
  const { start, isLoading, failure } = useFileDownload();
  const save = () =>
    start({
      path: buildRequest(exportCatalogue, { format, draft: draftId ?? undefined }).url,
      fileName: `${format}-${getLondonToday()}.csv`,
    });
  return (
    <Stack gap={3}>
      <p className={styles.hint}>
        <span>
          {draftId === null
            ? 'A file for a spreadsheet.'
            : 'A file for a spreadsheet, with the changes of the draft.'}
        </span>{' '}
        Change it and import it again: only what differs goes into the draft.
      </p>
      {failure && (
        <Notice kind="error" isAnnounced title="The file was not saved">
          {failure}
        </Notice>
      )}
      <div>
        <Button size="small" variant="secondary" busy={isLoading} onClick={() => void save()}>
          Save as CSV
        </Button>
      </div>
    </Stack>
  );
}
