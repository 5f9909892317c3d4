export { HalfDays } from './half-days';
export { MonthDays } from './month-days';
