import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useEffect, useState } from 'react';
import { Field, SelectField } from 'shared/forms';
import type { ListView } from './list-view';
import { focusFirstRow, findLengthError } from 'shared/desk';
import styles from './list.module.css';

interface ListFiltersProps {
  kind: CatalogueKind;
  view: ListView;
  onChange: (changes: Partial<ListView>) => void;
}

/** Pause after the last key until the search is sent, in ms. */
const DEBOUNCE_MS = 300;

const visibilityOptions = [
  { value: '', label: 'All but archived' },
  { value: 'visible', label: 'Visible' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'archived', label: 'Archived' },
];

export function ListFilters({ kind, view, onChange }: ListFiltersProps) {
  const { search, visibility } = view;
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  if (lastSearch !== search) {
    setLastSearch(search);
    setText(search);
  }
  const lengthError = findLengthError('Search', text, 100);
  useEffect(() => {
    if (text === search || lengthError !== undefined) return;
    const timer = setTimeout(() => onChange({ search: text }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, lengthError, onChange]);
  return (
    <form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        if (lengthError === undefined) onChange({ search: text });
      }}
    >
      <Field
        type="search"
        label={`Search ${kind.label.toLowerCase()}`}
        error={lengthError}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={focusFirstRow}
      />
      <SelectField
        label="Visibility"
        options={visibilityOptions}
        value={visibility}
        onChange={(event) => onChange({ visibility: event.currentTarget.value })}
      />
    </form>
  );
}
