import { useId } from 'react';
import { Field, SelectField } from 'shared/forms';
import { Button } from 'shared/ui';
import {
  kindOptions,
  sortOptions,
  paymentOptions,
  stateOptions,
  stepOptions,
} from './filter-options';
import type { OrderView } from './order-view';
import styles from './order-list.module.css';

interface FilterBarProps {
  view: OrderView;
  onChange: (changes: Partial<OrderView>) => void;
  onClear: () => void;
}

/** Filters of the list. The date filters are collapsed at first. */
export function FilterBar({ view, onChange, onClear }: FilterBarProps) {
  const hasDates = [view.workfrom, view.workto, view.placedfrom, view.placedto].some(Boolean);
  const selects = [
    ['state', 'State', stateOptions],
    ['kind', 'Kind', kindOptions],
    ['step', 'Progress', stepOptions],
    ['payment', 'Payment', paymentOptions],
    ['openfirst', 'Sorting', sortOptions],
  ] as const;
  return (
    <div role="group" aria-label="Filters" className={styles.filters}>
      <div className={styles.selects}>
        {selects.map(([name, label, options]) => (
          <SelectField
            key={name}
            label={label}
            options={options}
            value={view[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
        <div className={styles.checks}>
          <CheckFilter label="Without a date" name="undated" view={view} onChange={onChange} />
          <CheckFilter label="Late for its date" name="late" view={view} onChange={onChange} />
        </div>
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear filters
        </Button>
      </div>
      <details open={hasDates}>
        <summary className={styles.summary}>Dates</summary>
        <div className={styles.selects}>
          <DayFilter label="Work from" name="workfrom" view={view} onChange={onChange} />
          <DayFilter label="Work to" name="workto" view={view} onChange={onChange} />
          <DayFilter label="Placed from" name="placedfrom" view={view} onChange={onChange} />
          <DayFilter label="Placed to" name="placedto" view={view} onChange={onChange} />
        </div>
      </details>
    </div>
  );
}

interface FilterProps extends Pick<FilterBarProps, 'view' | 'onChange'> {
  label: string;
  name: keyof OrderView;
}

function CheckFilter({ label, name, view, onChange }: FilterProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={view[name] === 'true'}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked ? 'true' : '' })}
      />
      {label}
    </label>
  );
}

const DayFilter = ({ label, name, view, onChange }: FilterProps) => (
  <Field
    type="date"
    label={label}
    value={view[name]}
    onChange={(event) => onChange({ [name]: event.currentTarget.value })}
  />
);
