import type { TimelineEntry } from 'contract/staff/order-page';

/** An entry in which texts may be missing. Missing texts become ''. */
export type NewTimelineEntry = Pick<TimelineEntry, 'id' | 'kind' | 'title'> &
  Partial<Omit<TimelineEntry, 'at'>> & { at: Date };
