export { ChosenDays } from './chosen-days';
export { ConfirmDate } from './confirm-date';
export { ScheduleFields } from './schedule-fields';
export { buildOrderSchedule } from './stored-schedule';
