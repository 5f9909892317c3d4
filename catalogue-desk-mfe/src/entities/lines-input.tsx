import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { Button, Icon } from 'shared/ui';
import { SortableList } from '../sortable/sortable-list';
import styles from './entity.module.css';

interface LinesInputProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: readonly string[];
  maxEntries: number;
  onChange: (value: string[]) => void;
  /** Focused if the field has an error. */
  focusRef: Ref<HTMLFieldSetElement>;
}

interface Entry {
  id: string;
  text: string;
}

const toEntry = (text: string): Entry => ({ id: crypto.randomUUID(), text });

const hasTexts = (entries: readonly Entry[], texts: readonly string[]) =>
  entries.length === texts.length && entries.every(({ text }, index) => text === texts[index]);

/**
 * Input for a list of sentences. Enter adds a sentence, and Backspace removes an empty sentence.
 */
export function LinesInput(props: LinesInputProps) {
  const { label, hint, error, maxEntries, focusRef } = props;
  const id = useId();
  const { entries, addAfter, remove, reorder, setText, focusIfChosen } = useEntries(props);
  const handleKey = (event: KeyboardEvent, index: number) => {
    const isAdding = event.key === 'Enter';
    if (!isAdding && !(event.key === 'Backspace' && entries[index]?.text === '')) return;
    event.preventDefault();
    if (!isAdding) remove(index);
    else if (entries.length < maxEntries) addAfter(index);
  };
  return (
    <fieldset
      ref={focusRef}
      tabIndex={-1}
      className={styles.lines}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend className={styles.label}>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint} Enter adds the next one.
      </p>
      <SortableList
        label={label}
        items={entries}
        getId={(entry) => entry.id}
        getName={({ text }) => text || 'the empty entry'}
        onReorder={reorder}
      >
        {(entry, index) => (
          <>
            <textarea
              rows={1}
              ref={(input) => focusIfChosen(input, entry.id)}
              className={styles.line}
              aria-label={`${label}, entry ${index + 1}`}
              value={entry.text}
              onChange={({ currentTarget }) => setText(entry.id, currentTarget.value)}
              onKeyDown={(event) => handleKey(event, entries.indexOf(entry))}
            />
            <RemoveButton
              label={`Remove entry ${index + 1} of ${label}`}
              onClick={() => remove(entries.indexOf(entry))}
            />
          </>
        )}
      </SortableList>
      {entries.length < maxEntries && (
        <Button size="small" variant="secondary" onClick={() => addAfter(entries.length - 1)}>
          {`Add to ${label.toLowerCase()}`}
        </Button>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={18} /> {error}
        </p>
      )}
    </fieldset>
  );
}

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" variant="quiet" aria-label={label} onClick={onClick}>
    <Icon name="close" size={18} />
  </Button>
);

/** Returns the entries with ids as React keys, so that a moved entry keeps the focus. */
function useEntries({ value, onChange }: Pick<LinesInputProps, 'value' | 'onChange'>) {
  const [entries, setEntries] = useState(() => value.map(toEntry));
  const focusedId = useRef('');
  // Replaces the entries if the form has new values, for example after a colleague's change.
  if (!hasTexts(entries, value)) setEntries(value.map(toEntry));
  const update = (newEntries: Entry[]) => {
    setEntries(newEntries);
    onChange(newEntries.map(({ text }) => text));
  };
  return {
    entries,
    addAfter(index: number) {
      const entry = toEntry('');
      focusedId.current = entry.id;
      update(entries.toSpliced(index + 1, 0, entry));
    },
    remove(index: number) {
      focusedId.current = entries[index === 0 ? 1 : index - 1]?.id ?? '';
      update(entries.toSpliced(index, 1));
    },
    reorder: (ids: readonly string[]) =>
      update(ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])),
    /** Replaces a pasted line break by a space. */
    setText(id: string, newText: string) {
      const text = newText.replace(/\s*\n\s*/g, ' ');
      update(entries.map((entry) => (entry.id === id ? { ...entry, text } : entry)));
    },
    /** Focuses a new entry when its input is mounted. */
    focusIfChosen(input: HTMLTextAreaElement | null, id: string) {
      if (!input || focusedId.current !== id) return;
      focusedId.current = '';
      input.focus();
    },
  };
}
