import { formatTime } from 'contract/calendar/date-texts';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { ConflictDialog, type FieldConflict } from 'shared/desk';
import { ValueView } from '../differences/value-view';
import { listChangedFields } from './form-values';
import type { EntityConflict } from './use-entity-form';

interface EntityConflictDialogProps {
  kind: CatalogueKind;
  /** Null without a conflict. */
  conflict: EntityConflict | null;
  draftId: number | null;
  onApply: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Dialog with the fields that a colleague changed in the draft while the user edited them. */
export const EntityConflictDialog = (props: EntityConflictDialogProps) => {
  const { kind, conflict, draftId, onApply, onDiscard, onClose } = props;
  return (
    <ConflictDialog
      conflicts={conflict && listConflicts(kind, conflict, draftId)}
      changedBy={conflict ? describeAuthor(conflict) : ''}
      applyLabel="Save mine as well"
      onApply={onApply}
      onDiscard={onDiscard}
      onClose={onClose}
    />
  );
};

/** Returns who saved a change and when, or ''. */
export const describeAuthor = ({ by, at }: { by: string; at: string }) =>
  [by && `By ${by}`, at && formatTime(at)].filter(Boolean).join(', ');

/** Returns the fields that the colleague changed, with the colleague's and the user's value. */
function listConflicts(
  kind: CatalogueKind,
  conflict: EntityConflict,
  draftId: number | null,
): FieldConflict[] {
  const { base, mine, current } = conflict;
  const ownFields = listChangedFields(kind, base, mine);
  return listChangedFields(kind, base, current.values).map((field) => {
    const { name, label } = field;
    const view = { kind, name, draftId };
    return {
      label,
      theirs: <ValueView {...view} value={current.values[name]} />,
      mine: ownFields.includes(field) ? (
        <ValueView {...view} value={mine[name]} />
      ) : (
        'Not changed by you'
      ),
    };
  });
}
