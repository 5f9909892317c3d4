export { HalfChoice, loadDayComponents, MonthChoice } from './ui/day-choice/day-choice';
export { selectAvailableHalf, getFreeBookings, type OpenDay } from './ui/day-choice/open-day';
