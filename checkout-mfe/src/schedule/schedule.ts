/** What the pages fetch where days are asked for, shown or sent. */
export { ChosenDays } from './chosen-days';
export { ConfirmDate } from './confirm-date';
export { ScheduleFields } from './schedule-fields';
export { sentSchedule } from './stored-schedule';
