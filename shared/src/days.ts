/** Components that choose a day of the firm's calendar (rule 47). */
export { HalfChoice, loadDayComponents, MonthChoice } from './ui/day-choice/day-choice';
export { selectAvailableHalf, getFreeBookings, type OpenDay } from './ui/day-choice/open-day';
