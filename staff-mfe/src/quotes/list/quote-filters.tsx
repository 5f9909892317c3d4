import { isDay } from 'contract/calendar/day';
import {
  quoteSourceLabels,
  quoteSources,
  quoteStateLabels,
  quoteStates,
} from 'contract/quotes/quote-state';
import { Field, SelectField } from 'shared/forms';
import { FilterPanel } from '../../ui/filter-panel';
import { formatShortDay } from '../../ui/short-dates';
import { useColleagues } from '../use-colleagues';
import type { QuoteView, QuoteViewParam } from './quote-view';
import styles from './quote-list.module.css';

interface QuoteFiltersProps {
  view: QuoteView;
  onChange: (changes: Partial<QuoteView>) => void;
  onClear: () => void;
}

const stateOptions = [
  { value: '', label: 'All states' },
  { value: 'open', label: 'Open' },
  ...quoteStates.map((value) => ({ value, label: quoteStateLabels[value] })),
  { value: 'expiring', label: 'Ends within 3 days' },
];

const sourceOptions = [
  { value: '', label: 'Any way' },
  ...quoteSources.map((value) => ({ value, label: quoteSourceLabels[value] })),
];

const sortOptions = [
  { value: '', label: 'Open first' },
  { value: 'false', label: 'Open and closed mixed' },
];

const days = [
  ['from', 'Asked from'],
  ['to', 'Asked to'],
  ['endedfrom', 'Ended from'],
  ['endedto', 'Ended to'],
] as const;

/** Filters of the list. Those that are set stay visible. */
export function QuoteFilters({ view, onChange, onClear }: QuoteFiltersProps) {
  const selects = useSelects();
  const chips = [
    ...selects.flatMap(({ name, label, options }) =>
      view[name] === '' ? [] : [{ name, label: `${label}: ${findLabel(options, view[name])}` }],
    ),
    ...days.flatMap(([name, label]) =>
      isDay(view[name]) ? [{ name, label: `${label} ${formatShortDay(view[name])}` }] : [],
    ),
  ];
  const allSelects = [
    ...selects,
    { name: 'openfirst' as const, label: 'Sorting', options: sortOptions },
  ];
  return (
    <FilterPanel
      chips={chips.map(({ name, label }) => ({
        id: name,
        label,
        onRemove: () => onChange({ [name]: '' }),
      }))}
      onClear={onClear}
    >
      <div className={styles.selects}>
        {allSelects.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            options={options}
            value={view[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
        {days.map(([name, label]) => (
          <Field
            key={name}
            type="date"
            label={label}
            value={view[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </FilterPanel>
  );
}

interface Select {
  name: QuoteViewParam;
  label: string;
  options: readonly { value: string; label: string }[];
}

function useSelects(): Select[] {
  const colleagues = useColleagues();
  const assigneeOptions = [
    { value: '', label: 'Anyone' },
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return [
    { name: 'state', label: 'State', options: stateOptions },
    { name: 'assigned', label: 'Assigned to', options: assigneeOptions },
    { name: 'source', label: 'Asked by', options: sourceOptions },
  ];
}

const findLabel = (options: Select['options'], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
