import { isDay } from 'contract/calendar/day';
import { useId } from 'react';
import { Field, SelectField } from 'shared/forms';
import { FilterPanel } from '../../ui/filter-panel';
import { formatShortDay } from '../../ui/short-dates';
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

const selects = [
  ['state', 'State', stateOptions],
  ['kind', 'Kind', kindOptions],
  ['step', 'Progress', stepOptions],
  ['payment', 'Payment', paymentOptions],
] as const;

const checks = [
  ['undated', 'Without a date'],
  ['late', 'Late for its date'],
  ['onhold', 'On hold'],
] as const;

const days = [
  ['workfrom', 'Work from'],
  ['workto', 'Work to'],
  ['placedfrom', 'Placed from'],
  ['placedto', 'Placed to'],
] as const;

/** Filters and sorting of the list. */
export function FilterBar({ view, onChange, onClear }: FilterBarProps) {
  return (
    <FilterPanel
      chips={listSetFilters(view).map(([name, label]) => ({
        id: name,
        label,
        onRemove: () => onChange({ [name]: '' }),
      }))}
      onClear={onClear}
    >
      <div className={styles.selects}>
        {[...selects, ['openfirst', 'Sorting', sortOptions] as const].map(
          ([name, label, options]) => (
            <SelectField
              key={name}
              label={label}
              options={options}
              value={view[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          ),
        )}
        {days.map(([name, label]) => (
          <Field
            key={name}
            type="date"
            label={label}
            value={view[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
        <div className={styles.checks}>
          {checks.map(([name, label]) => (
            <CheckFilter key={name} label={label} name={name} view={view} onChange={onChange} />
          ))}
        </div>
      </div>
    </FilterPanel>
  );
}

/** Returns name and label of each filter that is set. */
const listSetFilters = (view: OrderView): [keyof OrderView, string][] => [
  ...selects.flatMap(([name, label, options]): [keyof OrderView, string][] => {
    if (view[name] === '') return [];
    const option = options.find(({ value }) => value === view[name]);
    return [[name, `${label}: ${option?.label ?? view[name]}`]];
  }),
  ...days.flatMap(([name, label]): [keyof OrderView, string][] =>
    isDay(view[name]) ? [[name, `${label} ${formatShortDay(view[name])}`]] : [],
  ),
  ...checks.flatMap(([name, label]): [keyof OrderView, string][] =>
    view[name] === 'true' ? [[name, label]] : [],
  ),
];

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
