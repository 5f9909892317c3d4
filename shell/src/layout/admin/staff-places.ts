import type { Place } from '../navigation';

/** The staff area's places, for those whose role the backend gave as staff (decision 3). */
export const staffPlaces: Place[] = [
  { to: '/admin', label: 'Orders' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/refunds', label: 'Refunds' },
];

/** Where the backend keeps a calendar (decision 47). */
export const calendarPlace: Place = { to: '/admin/calendar', label: 'Calendar' };

/** Where the server knows of previews. */
export const versionsPlace: Place = { to: '/admin/versions', label: 'Versions' };
