import { ChoiceGroup } from '../choice-group/choice-group';
import { getFreeBookings, type OpenDay } from './open-day';

export { MonthDays } from './month-days';

export interface HalfDaysProps {
  name: string;
  day: OpenDay;
  value: string;
  onChange: (half: string) => void;
}

export const HalfDays = ({ name, day, value, onChange }: HalfDaysProps) => (
  <ChoiceGroup
    legend="Morning or afternoon"
    name={name}
    layout="row"
    value={value}
    onChange={onChange}
    options={halves.map(({ value: half, ...rest }) => ({
      value: half,
      ...rest,
      ...(getFreeBookings(day, half) === 0 && { disabled: true, hint: 'No place left' }),
    }))}
  />
);

const halves = [
  { value: 'morning', label: 'Morning', hint: 'From 8 am' },
  { value: 'afternoon', label: 'Afternoon', hint: 'From 1 pm' },
];
