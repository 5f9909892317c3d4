import { type ComponentPropsWithRef, useId } from 'react';
import { useVisibleProblem } from './checked-fields';
import styles from './cell-fields.module.css';

interface CellFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  name: string;
  /** Name for screen readers, with that of its line, because the column has the visible name. */
  label: string;
  value: string;
  problem: string | undefined;
  onTextChange: (text: string) => void;
}

/** Input in a cell of a table, with its problem below it. */
export function CellField({ label, problem, onTextChange, ...inputProps }: CellFieldProps) {
  const problemId = useId();
  const { visibleProblem, markAsLeft } = useVisibleProblem(problem);
  return (
    <span className={styles.cell}>
      <input
        type="text"
        autoComplete="off"
        className={styles.control}
        {...inputProps}
        aria-label={label}
        aria-invalid={visibleProblem === undefined ? undefined : true}
        aria-describedby={visibleProblem === undefined ? undefined : problemId}
        onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
        onBlur={markAsLeft}
      />
      {visibleProblem !== undefined && (
        <span id={problemId} className={styles.problem}>
          {visibleProblem}
        </span>
      )}
    </span>
  );
}

interface CellSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
}

/** Select in a cell of a table. */
export const CellSelect = ({ label, name, value, options, onValueChange }: CellSelectProps) => (
  <select
    aria-label={label}
    name={name}
    className={styles.control}
    value={value}
    onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);
