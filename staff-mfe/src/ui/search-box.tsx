import { useEffect, useRef, useState } from 'react';
import { Field } from 'shared/forms';
import { focusFirstRow, findLengthError } from 'shared/desk';
import styles from './search-box.module.css';

interface SearchBoxProps {
  label: string;
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Pause after the last key until the search is sent, in ms. */
const DEBOUNCE_MS = 300;

/** Search field of the list. The key '/' focuses the field. */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (lastValue !== value) {
    setLastValue(value);
    setText(value);
  }
  const lengthError = findLengthError('Search', text, 100);
  useEffect(() => {
    if (text === value || lengthError !== undefined) return;
    const timer = setTimeout(() => onSearch(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, lengthError, onSearch]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (lengthError === undefined) onSearch(text);
      }}
    >
      <Field
        ref={input}
        type="search"
        label={label}
        hint={hint}
        error={lengthError}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={focusFirstRow}
      />
    </form>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
