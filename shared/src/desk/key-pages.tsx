import { useLocation, useSearchParams } from '../router';
import { Button, Cluster } from '../ui';

/** Query parameter with the key of the last row of the previous page. */
const AFTER_PARAM = 'after';

/** Returns the key of the last row of the previous page, or null for the first page. */
export const readAfter = (search: URLSearchParams): string | null => search.get(AFTER_PARAM);

/**
 * Buttons for the first and the next page of a list. `next` is the key of the last row of this page,
 * or null on the last page.
 */
export function KeyPages({ next }: { next: string | null }) {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const isFirst = readAfter(search) === null;
  if (isFirst && next === null) return null;
  const openPage = (after: string | null) =>
    setSearch(
      (previousSearch) => {
        const query = new URLSearchParams(previousSearch);
        query.delete(AFTER_PARAM);
        if (after !== null) query.set(AFTER_PARAM, after);
        return query;
      },
      { state },
    );
  return (
    <nav aria-label="Pages">
      <Cluster justify="center">
        <Button variant="secondary" size="small" disabled={isFirst} onClick={() => openPage(null)}>
          First page
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={next === null}
          onClick={() => openPage(next)}
        >
          Next page
        </Button>
      </Cluster>
    </nav>
  );
}
