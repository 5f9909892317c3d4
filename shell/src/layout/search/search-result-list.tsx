import { formatMoney } from 'shared/format';
import { Link } from 'shared/router';
import { Picture } from 'shared/ui';
import type { SearchResult } from './search-index';
import styles from './search-box.module.css';

interface SearchResultListProps {
  id: string;
  results: readonly SearchResult[];
  selectedIndex: number;
}

export const SearchResultList = ({ id, results, selectedIndex }: SearchResultListProps) => (
  <ul
    className={styles.list}
    id={id}
    role="listbox"
    aria-label="Found"
    // Prevents the browser's default action, so that pressing a result does not take the focus from
    // the search field.
    onMouseDown={(event) => event.preventDefault()}
  >
    {results.map((result, index) => (
      <li key={result.to} role="none">
        <Link
          to={result.to}
          id={`${id}-${index}`}
          className={styles.find}
          role="option"
          tabIndex={-1}
          aria-selected={index === selectedIndex}
          ref={index === selectedIndex ? scrollIntoView : undefined}
        >
          <Picture file={result.picture} alt="" ratio="1/1" sizes="3rem" rounded />
          <span>{result.name}</span>
          <span className={styles.quiet}>
            {result.price === undefined ? 'Service' : formatMoney(result.price)}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });
