import type { EntityDifference } from 'contract/staff/catalogue/catalogue-wire';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { type ReactNode, useState } from 'react';
import { Link } from 'shared/router';
import { Badge, Button, Cluster, VisuallyHidden } from 'shared/ui';
import { useCatalogueKind } from '../calls/kinds-api';
import { findField, toLines, toPictures } from '../values/format-value';
import { LineChanges } from './line-changes';
import { RankChange } from './rank-change';
import styles from './differences.module.css';
import { ValueView } from './value-view';

interface DifferenceListProps {
  differences: readonly EntityDifference[];
  /**
   * Draft from which the titles of referenced entities are read. Null reads the published titles.
   */
  draftId: number | null;
  /** Buttons beside the title of an entity. */
  renderActions?: (difference: EntityDifference) => ReactNode;
}

/**
 * Lists changes by entity and field. Renders the old value struck through, followed by the new
 * value.
 */
export function DifferenceList({ differences, draftId, renderActions }: DifferenceListProps) {
  const [count, setCount] = useState(PAGE_SIZE);
  const remainingCount = differences.length - count;
  return (
    <>
      <ul className={styles.differences} aria-label="Changes">
        {differences.slice(0, count).map((difference) => (
          <li key={`${difference.kind} ${difference.id}`} className={styles.entity}>
            <EntityChange
              difference={difference}
              draftId={draftId}
              actions={renderActions?.(difference)}
            />
          </li>
        ))}
      </ul>
      {remainingCount > 0 && (
        <Cluster>
          <span>{`${count} of ${differences.length} entries are listed.`}</span>
          <Button size="small" variant="secondary" onClick={() => setCount(count + PAGE_SIZE)}>
            {`Show ${Math.min(remainingCount, PAGE_SIZE)} more`}
          </Button>
        </Cluster>
      )}
    </>
  );
}

/**
 * Number of entries that each press on 'more' adds. An imported draft can have thousands of
 * entries.
 */
const PAGE_SIZE = 200;

interface EntityChangeProps {
  difference: EntityDifference;
  draftId: number | null;
  actions: ReactNode;
}

function EntityChange({ difference, draftId, actions }: EntityChangeProps) {
  const { kind: kindName, id, title, isnew, fields } = difference;
  const kind = useCatalogueKind(kindName);
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
              <FieldChange kind={kind} id={id} draftId={draftId} isnew={isnew} {...field} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface FieldChangeProps {
  kind: CatalogueKind;
  id: number;
  draftId: number | null;
  isnew: boolean;
  field: string;
  before?: unknown;
  after?: unknown;
}

function FieldChange(props: FieldChangeProps) {
  const { kind, id, draftId, isnew, field: name, before, after } = props;
  if (name === 'position' || name === 'priority')
    return <RankChange kind={kind} id={id} draftId={draftId} isnew={isnew} />;
  if (findField(kind, name)?.type === 'lines')
    return <LineChanges before={toLines(before)} after={toLines(after)} />;
  const hasFocalPoints = !isnew && isFocusChanged(before, after);
  return (
    <div className={styles.change}>
      {!isnew && (
        <>
          <del>
            <VisuallyHidden>Before: </VisuallyHidden>
            <ValueView
              kind={kind}
              name={name}
              draftId={draftId}
              hasFocalPoints={hasFocalPoints}
              value={before}
            />
          </del>
          <span aria-hidden="true">→</span>
        </>
      )}
      <ins>
        <VisuallyHidden>After: </VisuallyHidden>
        <ValueView
          kind={kind}
          name={name}
          draftId={draftId}
          hasFocalPoints={hasFocalPoints}
          value={after}
        />
      </ins>
    </div>
  );
}

/** Returns whether the focal point of a picture has changed. */
function isFocusChanged(before: unknown, after: unknown): boolean {
  const formerPictures = new Map(toPictures(before).map((picture) => [picture.file, picture]));
  return toPictures(after).some(({ file, focusX, focusY }) => {
    const picture = formerPictures.get(file);
    return picture !== undefined && (picture.focusX !== focusX || picture.focusY !== focusY);
  });
}
