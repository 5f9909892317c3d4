import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'shared/router';
import { Button, Icon, LiveRegion, TextLink } from 'shared/ui';
import { Modal } from 'shared/overlays';
import { buildSearchIndex, searchIndex, type SearchResult } from './search-index';
import { SearchResultList } from './search-result-list';
import { useSearchLists } from './use-search-lists';
import styles from './search-box.module.css';

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const SearchDialog = (props: SearchDialogProps) => (
  <Modal {...props} title="Search the shop" verticalPosition="top">
    <SearchBox />
  </Modal>
);

/**
 * Search field with a list of results. Follows the ARIA pattern of a combobox. Enter opens the
 * selected or the first result.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  // Focuses the field in a later task, because the dialog first saves which element had the focus.
  useEffect(() => {
    const timer = setTimeout(() => inputRef.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const id = useId();
  const searchLists = useSearchLists();
  const [query, setQuery] = useState('');
  const [selectedUrl, setSelectedUrl] = useState<string | null>(null);
  const searchIndexEntries = useMemo(
    () => buildSearchIndex(searchLists.services, searchLists.products),
    [searchLists.services, searchLists.products],
  );
  const results = useMemo(
    () => searchIndex(searchIndexEntries, query),
    [searchIndexEntries, query],
  );
  // Stores the URL of the selected result instead of an index, because new results change the
  // index.
  const selectedIndex = results.findIndex(({ to }) => to === selectedUrl);
  const openResult = (result: SearchResult | undefined) => result && void navigate(result.to);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const startIndex = selectedIndex < 0 && step < 0 ? 0 : selectedIndex;
      setSelectedUrl(results[(startIndex + step + results.length) % results.length]?.to ?? null);
    } else if (event.key === 'Enter') openResult(results[Math.max(selectedIndex, 0)]);
  };
  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          ref={inputRef}
          type="search"
          role="combobox"
          aria-label="Products and services"
          aria-expanded={results.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={results[selectedIndex] ? `${id}-${selectedIndex}` : undefined}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          placeholder="Boxes, veil, curtains…"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setSelectedUrl(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchResultList id={id} results={results} selectedIndex={selectedIndex} />
      <SearchState searchLists={searchLists} isEmpty={results.length === 0} />
      <LiveRegion text={searchLists.isReading ? '' : formatResultCount(results.length, query)} />
    </div>
  );
}

interface SearchStateProps {
  searchLists: ReturnType<typeof useSearchLists>;
  isEmpty: boolean;
}

function SearchState({ searchLists, isEmpty }: SearchStateProps) {
  if (searchLists.isReading) return <p className={styles.quiet}>Looking through the shop…</p>;
  if (searchLists.hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <p>We could not look through the whole shop.</p>
        <Button variant="secondary" size="small" onClick={searchLists.retry}>
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

const formatResultCount = (count: number, query: string) =>
  query.trim() === '' ? '' : `${count || 'No'} ${count === 1 ? 'result' : 'results'}`;
