import type { EntityDifference } from 'contract/staff/catalogue/draft';
import { catalogueKinds, type CatalogueKind } from 'contract/staff/catalogue/kinds';
import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { Badge, VisuallyHidden } from 'shared/ui';
import { findField, toLines } from '../data/format-value';
import styles from './differences.module.css';
import { ValueView } from './value-view';

interface DifferenceListProps {
  differences: readonly EntityDifference[];
  /** Draft with the titles of referenced entities, or null for the published titles. */
  draftId: number | null;
  /** Buttons beside the title of an entity. */
  renderActions?: (difference: EntityDifference) => ReactNode;
}

/** Lists changes by entity and field: the old value struck through, then the new one. */
export const DifferenceList = ({ differences, draftId, renderActions }: DifferenceListProps) => (
  <ul className={styles.differences} aria-label="Changes">
    {differences.map((difference) => (
      <li key={`${difference.kind} ${difference.id}`} className={styles.entity}>
        <EntityChange {...{ difference, draftId }} actions={renderActions?.(difference)} />
      </li>
    ))}
  </ul>
);

const findKind = (name: string): CatalogueKind | undefined =>
  catalogueKinds.find((kind) => kind.name === name);

interface EntityChangeProps {
  difference: EntityDifference;
  draftId: number | null;
  actions: ReactNode;
}

function EntityChange({ difference, draftId, actions }: EntityChangeProps) {
  const { kind: kindName, id, title, isnew, fields } = difference;
  const kind = findKind(kindName);
  if (kind === undefined) return <p>{title}</p>;
  return (
    <>
      <div className={styles.heading}>
        <h3>
          <Link to={`/admin/catalogue/${kindName}/${id}`}>{title || `No. ${id}`}</Link>{' '}
          <small>{kind.noun}</small> {isnew && <Badge tone="brass">New</Badge>}
        </h3>
        {actions}
      </div>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={field.field}>
            <dt>{field.label}</dt>
            <dd>
              <FieldChange {...{ kind, draftId, isnew }} {...field} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface FieldChangeProps {
  kind: CatalogueKind;
  draftId: number | null;
  isnew: boolean;
  field: string;
  before?: unknown;
  after?: unknown;
}

function FieldChange({ kind, draftId, isnew, field: name, before, after }: FieldChangeProps) {
  if (findField(kind, name)?.type === 'lines')
    return <LineChanges before={toLines(before)} after={toLines(after)} />;
  return (
    <div className={styles.change}>
      {!isnew && (
        <>
          <del>
            <VisuallyHidden>Before: </VisuallyHidden>
            <ValueView {...{ kind, name, draftId }} value={before} />
          </del>
          <span aria-hidden="true">→</span>
        </>
      )}
      <ins>
        <VisuallyHidden>After: </VisuallyHidden>
        <ValueView {...{ kind, name, draftId }} value={after} />
      </ins>
    </div>
  );
}

/** Lists the entries after the change, then the removed entries, struck through. */
function LineChanges({ before, after }: { before: string[]; after: string[] }) {
  const removed = before.filter((line) => !after.includes(line));
  return (
    <ul className={styles.lines}>
      {after.map((line, index) => (
        <li key={`after ${index}`}>
          {before.includes(line) ? (
            line
          ) : (
            <ins>
              <VisuallyHidden>Added: </VisuallyHidden>
              {line}
            </ins>
          )}
        </li>
      ))}
      {removed.map((line, index) => (
        <li key={`removed ${index}`}>
          <del>
            <VisuallyHidden>Removed: </VisuallyHidden>
            {line}
          </del>
        </li>
      ))}
    </ul>
  );
}
