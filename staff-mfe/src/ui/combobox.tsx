import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { LiveRegion } from 'shared/ui';
import styles from './combobox.module.css';

interface ComboboxOption {
  id: string;
  content: ReactNode;
  /** Secondary text at the end of the row. */
  detail?: ReactNode;
}

interface ComboboxProps {
  label: string;
  hint: string;
  listLabel: string;
  name: string;
  text: string;
  maxLength: number;
  options: readonly ComboboxOption[];
  /** Text that screen readers announce while the list is open, such as '3 products'. */
  announcement: string;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onTextChange: (text: string) => void;
  /**
   * Called when an option is pressed, and on Enter. `optionId` is null if there is no option.
   * `isSelected` is false if Enter takes the first option and none was selected. Returns whether to
   * close the list.
   */
  onChoose: (optionId: string | null, isSelected: boolean) => boolean;
}

/**
 * Text field with a list of options, by the ARIA pattern of a combobox. The focus stays in the
 * field. The arrow keys select an option, Enter chooses the selected or the first one, and Escape
 * empties the field.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, listLabel, name, text, maxLength, options, announcement } = props;
  const { error, inputRef, onTextChange, onChoose } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Stores the id of the selected option instead of an index, because new results change the index.
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const foundIndex = options.findIndex((option) => option.id === selectedId);
  const selectedIndex = Math.max(foundIndex, 0);
  const isListOpen = isOpen && options.length > 0;

  const close = () => {
    setOpen(false);
    setSelectedId(null);
  };
  const choose = (optionId: string | null, isSelected: boolean) => {
    if (onChoose(optionId, isSelected)) close();
  };
  const moveSelection = (step: number) => {
    const nextIndex = (selectedIndex + step + options.length) % options.length;
    setOpen(true);
    if (isListOpen) setSelectedId(options[nextIndex]?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) moveSelection(step);
    else if (event.key === 'Escape' && text !== '') {
      onTextChange('');
      close();
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      const option = isListOpen ? options[selectedIndex] : undefined;
      choose(option?.id ?? null, foundIndex >= 0);
    } else return;
    event.preventDefault();
  };
  return (
    <div className={styles.combobox}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.field}>
        <input
          ref={inputRef}
          id={id}
          name={name}
          type="search"
          role="combobox"
          aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-expanded={isListOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isListOpen ? `${id}-list-${selectedIndex}` : undefined}
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={({ currentTarget }) => {
            onTextChange(currentTarget.value);
            setOpen(currentTarget.value.trim() !== '');
            setSelectedId(null);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={listLabel}
          hidden={!isListOpen}
          className={styles.options}
          // Leaves the focus in the field when an option is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // The field has the focus and handles the keys, by the pattern of a combobox.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option.id}
              id={`${id}-list-${index}`}
              role="option"
              className={styles.option}
              aria-selected={index === selectedIndex}
              ref={index === selectedIndex && isListOpen ? scrollIntoView : undefined}
              onClick={() => choose(option.id, true)}
            >
              <span>{option.content}</span>
              <span className={styles.detail}>{option.detail}</span>
            </li>
          ))}
        </ul>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <LiveRegion text={isListOpen ? announcement : ''} />
    </div>
  );
}

const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });
