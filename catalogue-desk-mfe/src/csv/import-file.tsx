import type { CsvFormatName, ImportResult } from 'contract/staff/catalogue/csv';
import { Field } from 'shared/forms';
import { Button, Cluster, Notice, Spinner, Stack } from 'shared/ui';
import { DataTable } from 'shared/desk';
import { useDroppedFiles } from '../files/use-dropped-files';
import { DifferenceList } from '../differences/difference-list';
import type { EditedDraft } from '../frame/catalogue-page';
import styles from './csv.module.css';
import { useImport } from './use-import';

interface ImportFileProps {
  /** Kind of rows that can be imported. */
  kind: { name: CsvFormatName; label: string };
  draft: EditedDraft;
  /** Starts again with another file. */
  onAgain: () => void;
}

/** Imports a CSV file into the draft, after showing its changes or its invalid cells. */
export function ImportFile({ kind, draft, onAgain }: ImportFileProps) {
  const { step, file, result, failure, check, store } = useImport(kind.name, draft);
  const isOver = useDroppedFiles(([first]) => {
    if (first && step !== 'sending') void check(first);
  });
  if (step === 'done' && result) {
    return (
      <Notice
        kind="success"
        isAnnounced
        title={`${countRows(result.added + result.changed)} changed in the draft`}
        action={
          <Button size="small" onClick={onAgain}>
            Another file
          </Button>
        }
      >
        Review the draft and publish it when you are ready.
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      <div className={styles.drop} data-over={isOver || undefined}>
        <Field
          type="file"
          accept=".csv,text/csv"
          label={`CSV file of ${kind.label.toLowerCase()}`}
          hint="Choose it, or drop it here. Nothing is changed yet: you see first what would change."
          disabled={step === 'sending'}
          onChange={({ currentTarget }) => {
            const chosenFile = 'files' in currentTarget ? currentTarget.files?.[0] : undefined;
            if (chosenFile) void check(chosenFile);
          }}
        />
      </div>
      {step === 'sending' && (
        <p role="status" className={styles.hint}>
          <Spinner size="small" /> {file?.name} is being read …
        </p>
      )}
      {failure && (
        <Notice kind="error" isAnnounced title={`${file?.name ?? 'The file'} was not read`}>
          {failure}
        </Notice>
      )}
      {step === 'checked' && result && (
        <CheckedFile result={result} draft={draft} onStore={() => void store()} />
      )}
    </Stack>
  );
}

const countRows = (count: number) => (count === 1 ? '1 entry is' : `${count} entries are`);

type ImportError = ImportResult['errors'][number];

const errorColumns = [
  {
    id: 'line',
    label: 'Line',
    isRowHeading: true,
    cell: ({ line }: ImportError) => String(line),
  },
  { id: 'column', label: 'Column', cell: ({ column }: ImportError) => column || 'All' },
  { id: 'sentence', label: 'What is wrong', cell: ({ sentence }: ImportError) => sentence },
];

const describeErrors = ({ failed, errors }: ImportResult) =>
  [
    failed === 1 ? '1 cell is wrong.' : `${failed} cells are wrong.`,
    'Put them right and choose the file again.',
    failed > errors.length ? `The first ${errors.length} are listed.` : '',
  ].join(' ');

interface CheckedFileProps {
  result: ImportResult;
  draft: EditedDraft;
  onStore: () => void;
}

function CheckedFile({ result, draft, onStore }: CheckedFileProps) {
  const { rows, differences, errors } = result;
  const changes = result.added + result.changed;
  if (errors.length > 0) {
    return (
      <Stack gap={3}>
        <Notice kind="error" isAnnounced title="The file has mistakes, so nothing is taken from it">
          {describeErrors(result)}
        </Notice>
        <DataTable
          caption="Mistakes"
          columns={errorColumns}
          rows={errors}
          getRowId={({ line, column, sentence }) => `${line} ${column} ${sentence}`}
        />
      </Stack>
    );
  }
  if (changes === 0)
    return <Notice isAnnounced title={`${rows} rows were read. They change nothing.`} />;
  return (
    <Stack gap={3}>
      <Notice
        kind="info"
        isAnnounced
        title={`${rows} rows were read. ${countRows(changes)} changed.`}
      >
        {changes > differences.length && `The first ${differences.length} are listed.`}
      </Notice>
      <Cluster>
        <Button onClick={onStore}>Put into the draft</Button>
      </Cluster>
      <DifferenceList differences={differences} draftId={draft.draftId} />
    </Stack>
  );
}
