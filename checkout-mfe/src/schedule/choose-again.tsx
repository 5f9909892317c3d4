import { ScheduleSection } from './schedule-section';
import { useAskedTrades } from './use-asked-trades';

/** The days that are left, where the chosen one was sold meanwhile: nothing else has to be said again. */
export const ChooseAgain = () => <ScheduleSection asked={useAskedTrades()} daysOnly />;
