/** Components that choose a day of the firm's calendar (rule 47). */
export { HalfChoice, loadDays, MonthChoice } from './ui/day-choice/day-choice';
export { halfOn, leftIn, type OpenDay } from './ui/day-choice/open-day';
