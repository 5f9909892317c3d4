import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'shared/core';
import { Button, Icon, LiveRegion, TextLink } from 'shared/ui';
import { allFinds, type Find, found } from './finds';
import { FoundList } from './found-list';
import styles from './search-box.module.css';
import { useLists } from './use-lists';

/**
 * A combobox with a list of results while the shopper types (ARIA pattern). Arrow keys mark results while the focus
 * stays in the field. Enter follows the marked result, else the first.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field in a later task. The dialog must first save the focused element, which it
  // restores on close.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const id = useId();
  const lists = useLists();
  const [query, setQuery] = useState('');
  const [markedTo, setMarkedTo] = useState<string | null>(null);
  const all = useMemo(
    () => allFinds(lists.services, lists.products),
    [lists.services, lists.products],
  );
  const finds = useMemo(() => found(all, query), [all, query]);
  // The selected result is stored by address, because new results change its index.
  const marked = finds.findIndex(({ to }) => to === markedTo);
  const follow = (find: Find | undefined) => find && void navigate(find.to);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const from = marked < 0 && step < 0 ? 0 : marked;
      setMarkedTo(finds[(from + step + finds.length) % finds.length]?.to ?? null);
    } else if (event.key === 'Enter') follow(finds[Math.max(marked, 0)]);
  };
  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label="Products and services"
          aria-expanded={finds.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={finds[marked] ? `${id}-${marked}` : undefined}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          placeholder="Boxes, veil, curtains…"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setMarkedTo(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <FoundList id={id} finds={finds} marked={marked} />
      <SearchState lists={lists} isEmpty={finds.length === 0} />
      <LiveRegion text={lists.isReading ? '' : countOf(finds.length, query)} />
    </div>
  );
}

interface SearchStateProps {
  lists: ReturnType<typeof useLists>;
  isEmpty: boolean;
}

/** Shows below the results that the search is running, has failed or found nothing. */
function SearchState({ lists, isEmpty }: SearchStateProps) {
  if (lists.isReading) return <p className={styles.quiet}>Looking through the shop…</p>;
  if (lists.hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <p>We could not look through the whole shop.</p>
        <Button variant="secondary" size="small" onClick={lists.retry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    isEmpty && (
      <p>
        Nothing here is called that. See <TextLink to="/services">all our services</TextLink>, or{' '}
        <TextLink to="/contact">ask us</TextLink>.
      </p>
    )
  );
}

const countOf = (count: number, query: string) =>
  query.trim() === '' ? '' : `${count} ${count === 1 ? 'result' : 'results'}`;
