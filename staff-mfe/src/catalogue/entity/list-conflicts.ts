import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import type { FieldConflict } from '../../ui/conflict-dialog';
import { formatValue } from '../data/format-value';
import { listChangedFields } from './form-values';
import type { EntityConflict } from './use-entity-form';

/** Returns each field that the colleague changed, with the reader's value beside it. */
export function listConflicts(kind: CatalogueKind, conflict: EntityConflict): FieldConflict[] {
  const { base, mine, current } = conflict;
  const own = listChangedFields(kind, base, mine);
  return listChangedFields(kind, base, current.values).map((field) => {
    const { name, label } = field;
    const isOwn = own.includes(field);
    return {
      label,
      theirs: formatValue(field, name, current.values[name]),
      mine: isOwn ? formatValue(field, name, mine[name]) : 'Not changed by you',
    };
  });
}
