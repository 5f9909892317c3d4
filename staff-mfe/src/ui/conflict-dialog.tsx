import type { ReactNode } from 'react';
import { Modal } from 'shared/overlays';
import { Button, Cluster } from 'shared/ui';
import { DataTable } from './data-table';

/** A field that a colleague changed meanwhile, or that the reader changes. */
export interface FieldConflict {
  label: string;
  /** The value that is saved now. */
  theirs: ReactNode;
  /** The value that the reader typed. */
  mine: ReactNode;
}

interface ConflictDialogProps {
  /** Null while there is no conflict. */
  conflicts: FieldConflict[] | null;
  /** Colleague and time of the other change in words, or ''. */
  changedBy: string;
  /** Label of the button that saves the reader's own text. */
  applyLabel?: string;
  onApply: () => void;
  onDiscard: () => void;
}

const columns = [
  { id: 'label', label: 'Field', isRowHeading: true, cell: (row: FieldConflict) => row.label },
  { id: 'theirs', label: 'Saved meanwhile', cell: (row: FieldConflict) => row.theirs || '–' },
  { id: 'mine', label: 'Yours', cell: (row: FieldConflict) => row.mine || '–' },
];

/** Shows what a colleague changed meanwhile, and lets the reader apply or discard their own text. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, changedBy, applyLabel = 'Save mine over it', onApply, onDiscard } = props;
  return (
    <Modal
      open={conflicts !== null}
      onOpenChange={(open) => !open && onDiscard()}
      title="A colleague changed this meanwhile"
      description={changedBy || undefined}
      footer={
        <Cluster>
          <Button onClick={onApply}>{applyLabel}</Button>
          <Button variant="secondary" onClick={onDiscard}>
            Discard mine
          </Button>
        </Cluster>
      }
    >
      <DataTable
        caption="Fields that differ"
        columns={columns}
        rows={conflicts ?? []}
        getRowId={({ label }) => label}
      />
    </Modal>
  );
}
