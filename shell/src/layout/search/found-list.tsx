import { formatMoney, Link } from 'shared/core';
import { Picture } from 'shared/ui';
import type { Find } from './finds';
import styles from './search-box.module.css';

interface FoundListProps {
  /** The list's id. The ids of its entries derive from it. */
  id: string;
  finds: readonly Find[];
  marked: number;
}

/** The list of results. The focus stays in the field above. */
export const FoundList = ({ id, finds, marked }: FoundListProps) => (
  <ul
    className={styles.list}
    id={id}
    role="listbox"
    aria-label="Found"
    // Keeps the focus in the field when a result is pressed.
    onMouseDown={(event) => event.preventDefault()}
  >
    {finds.map((find, index) => (
      <li key={find.to} role="none">
        <Link
          to={find.to}
          id={`${id}-${index}`}
          className={styles.find}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          ref={index === marked ? intoView : undefined}
        >
          <Picture file={find.picture} alt="" ratio="1/1" sizes="3rem" rounded />
          <span>{find.name}</span>
          <span className={styles.quiet}>
            {find.price === undefined ? 'Service' : formatMoney(find.price)}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

const intoView = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' });
