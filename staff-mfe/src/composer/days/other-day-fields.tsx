import { LAST_DAY } from 'contract/calendar/day';
import { Field, SelectField } from 'shared/forms';
import { useVisibleProblem } from '../fields/checked-fields';
import type { TypedDay } from './typed-days';
import styles from './day-fields.module.css';

interface OtherDayFieldsProps {
  day: TypedDay;
  name: string;
  problem: string | undefined;
  refusal: string | undefined;
  onChange: (changes: Partial<TypedDay>) => void;
}

const halfOptions = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
];

/** A day that staff agreed with the customer. The calendar need not offer it. */
export function OtherDayFields({ day, name, problem, refusal, onChange }: OtherDayFieldsProps) {
  const { visibleProblem, markAsLeft } = useVisibleProblem(problem);
  return (
    <div className={styles.pair}>
      <Field
        type="date"
        label="Day"
        name={name}
        max={LAST_DAY}
        value={day.date}
        error={refusal ?? visibleProblem}
        onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
        onBlur={markAsLeft}
      />
      <SelectField
        label="Half of the day"
        options={halfOptions}
        value={day.half}
        onChange={({ currentTarget }) => onChange({ half: currentTarget.value })}
      />
    </div>
  );
}
