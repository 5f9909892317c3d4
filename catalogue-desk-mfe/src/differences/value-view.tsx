import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { Picture } from 'shared/ui';
import { findField, formatValue, toLines, toPictures } from '../values/format-value';
import { useEntityTitles } from '../values/use-titles';
import styles from './differences.module.css';

interface ValueViewProps {
  kind: CatalogueKind;
  /** Name of the field. */
  name: string;
  value: unknown;
  draftId: number | null;
  /** Whether the focal points of pictures are included. */
  hasFocalPoints?: boolean;
}

/** Renders a value as text, with prices in pounds. Pictures are rendered as images. */
export function ValueView({ kind, name, value, draftId, hasFocalPoints = false }: ValueViewProps) {
  const field = findField(kind, name);
  const { titles } = useEntityTitles(field?.of, draftId);
  if (field?.type === 'picture' || field?.type === 'pictures') {
    const pictures = toPictures(value);
    if (pictures.length === 0) return <span>No picture</span>;
    return (
      <span className={styles.pictures}>
        {pictures.map(({ file, alt, focusX, focusY }) => (
          <span key={file} className={styles.picture}>
            <Picture file={file} alt={alt || file} ratio="1/1" sizes="96px" />
            {alt && <small aria-hidden="true">{alt}</small>}
            {hasFocalPoints && (
              <small>{`Focal point: ${focusX} % from the left, ${focusY} % from the top`}</small>
            )}
          </span>
        ))}
      </span>
    );
  }
  const lines = toLines(value);
  if (field?.type === 'lines' && lines.length > 0) {
    return (
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    );
  }
  return (
    <span className={styles.value}>{formatValue(field, name, value, titles) || 'Nothing'}</span>
  );
}
