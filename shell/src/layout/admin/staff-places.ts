import type { Place } from '../navigation';

/** The staff area's places, for those whose role the backend gave as staff (decision 3). */
export const staffPlaces: Place[] = [
  { to: '/admin', label: 'Orders' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/refunds', label: 'Refunds' },
];
