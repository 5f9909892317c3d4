import type { Place } from '../navigation';

/** Navigation entries of the staff area, for users with a staff role (rule 3). */
export const staffPlaces: Place[] = [
  { to: '/admin', label: 'Orders' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/refunds', label: 'Refunds' },
];

/** Added if the backend has a calendar (rule 47). */
export const calendarPlace: Place = { to: '/admin/calendar', label: 'Calendar' };

/** Added if the server supports previews. */
export const versionsPlace: Place = { to: '/admin/versions', label: 'Versions' };
