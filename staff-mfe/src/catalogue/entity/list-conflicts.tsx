import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import type { FieldConflict } from '../../ui/conflict-dialog';
import { ValueView } from '../differences/value-view';
import { listChangedFields } from './form-values';
import type { EntityConflict } from './use-entity-form';

/** Returns the fields that the colleague changed, with the colleague's and the user's value. */
export function listConflicts(
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
