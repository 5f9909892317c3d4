/**
 * Choosing a day of the firm's calendar, wherever that is asked (decision 47).
 */
export { HalfChoice, loadDays, MonthChoice } from './ui/day-choice/day-choice';
export { halfOn, leftIn, type OpenDay } from './ui/day-choice/open-day';
