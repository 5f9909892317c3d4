import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { VisuallyHidden } from 'shared/ui';
import { findField } from '../values/format-value';
import { readTitle, useEntityTitles } from '../values/use-titles';
import styles from './differences.module.css';

interface RankChangeProps {
  kind: CatalogueKind;
  id: number;
  /** Null for a publication, because the former order is then unknown. */
  draftId: number | null;
  isnew: boolean;
}

/**
 * Renders the old and the new position of an entity in its list. A position is described by the
 * entry before the entity.
 */
export function RankChange({ kind, id, draftId, isnew }: RankChangeProps) {
  const before = useEntryAbove(kind, id, null);
  const after = useEntryAbove(kind, id, draftId);
  if (isnew && (draftId === null || after === '')) return <span>at the end of the list</span>;
  if (draftId === null) return <span>Moved within the list</span>;
  return (
    <div className={styles.change}>
      {!isnew && (
        <>
          <del>
            <VisuallyHidden>Before: </VisuallyHidden>
            <span>{before || '…'}</span>
          </del>
          <span aria-hidden="true">→</span>
        </>
      )}
      <ins>
        <VisuallyHidden>After: </VisuallyHidden>
        <span>{after || '…'}</span>
      </ins>
    </div>
  );
}

/** Returns words like 'after ‘Tape’', or '' if the list does not contain the entity. */
function useEntryAbove(kind: CatalogueKind, id: number, draftId: number | null): string {
  const { rows } = useEntityTitles(kind.name, draftId);
  const { titles } = useEntityTitles(findField(kind, kind.titleField)?.of, draftId);
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return '';
  const above = rows[index - 1];
  if (above === undefined) return 'first in the list';
  const title = titles.get(Number(above.values[kind.titleField])) ?? readTitle(kind, above.values);
  return `after ‘${title}’`;
}
