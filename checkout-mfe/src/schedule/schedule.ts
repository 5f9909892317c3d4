/** Lazy exports for pages that ask for, show or send days. */
export { ChosenDays } from './chosen-days';
export { ConfirmDate } from './confirm-date';
export { ScheduleFields } from './schedule-fields';
export { buildOrderSchedule } from './stored-schedule';
