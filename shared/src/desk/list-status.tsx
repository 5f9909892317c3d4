import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { LiveRegion } from '../ui';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Status region for the lists of a page. Screen readers ignore a region that is added with its text. */
export function ListStatus({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return (
    <AnnounceContext value={setText}>
      <LiveRegion text={text} />
      {children}
    </AnnounceContext>
  );
}

interface ListRows {
  /** Whether the rows are being read. Meanwhile nothing is announced. */
  isFetching: boolean;
  /** Number of rows on the page, or undefined if the rows could not be read. */
  count: number | undefined;
  /** Name of one row and of several, as in 'order' and 'orders'. */
  nouns: readonly [one: string, many: string];
  /** Whether another page follows. */
  hasNext?: boolean;
  /** Text that is announced instead of the number of rows. */
  text?: string | undefined;
}

/**
 * Tells screen readers how many rows a list has after a search, a filter, a sort or another page.
 * The region is empty while the rows are read, so that the same number is announced again.
 */
export function useListStatus({ isFetching, count, ...list }: ListRows): void {
  const announce = use(AnnounceContext);
  const text = isFetching || count === undefined ? '' : describeRows(count, list);
  useEffect(() => {
    announce(text);
    return () => announce('');
  }, [announce, text]);
}

function describeRows(
  count: number,
  { nouns: [one, many], hasNext, text }: Pick<ListRows, 'nouns' | 'hasNext' | 'text'>,
): string {
  if (count === 0) return `No ${one} matches`;
  if (text !== undefined) return text;
  const rows = `${count} ${count === 1 ? one : many}`;
  return hasNext ? `${rows} on this page, more on the next` : rows;
}
