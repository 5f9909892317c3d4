import type { ReactNode } from 'react';
import { Modal } from '../overlays';
import { Button, Cluster } from '../ui';
import { DataTable } from './data-table';

/** Both values of a field that a colleague has changed. */
export interface FieldConflict {
  label: string;
  /** The colleague's value, which is saved now. */
  theirs: ReactNode;
  /** The user's value. */
  mine: ReactNode;
}

interface ConflictDialogProps {
  /** Null without a conflict. */
  conflicts: FieldConflict[] | null;
  /** Name of the colleague and time of the change in words, or ''. */
  changedBy: string;
  /** Label of the button that saves the user's values. */
  applyLabel?: string;
  onApply: () => void;
  onDiscard: () => void;
  /**
   * Called if the dialog is closed without a choice. The user's values stay in the form. Remotes that
   * were released earlier lack it, and discard the values.
   */
  onClose?: () => void;
}

const columns = [
  { id: 'label', label: 'Field', isRowHeading: true, cell: (row: FieldConflict) => row.label },
  { id: 'theirs', label: 'Saved meanwhile', cell: (row: FieldConflict) => row.theirs || '–' },
  { id: 'mine', label: 'Yours', cell: (row: FieldConflict) => row.mine || '–' },
];

/**
 * Dialog with the fields that a colleague changed meanwhile. The user applies or discards their own
 * values, or closes the dialog and goes on editing.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, changedBy, applyLabel = 'Save mine over it' } = props;
  const { onApply, onDiscard, onClose = onDiscard } = props;
  return (
    <Modal
      open={conflicts !== null}
      onOpenChange={(open) => !open && onClose()}
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
