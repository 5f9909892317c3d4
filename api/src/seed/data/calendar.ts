/** Monday to Saturday. */
const workingDays = [1, 2, 3, 4, 5, 6];

/** Calendar rules until staff change them. Capacities are for a half day. */
export const calendarTrades = [
  { trade: 'move', leadDays: 3, horizonDays: 90, workingDays, morning: 3, afternoon: 2 },
  { trade: 'visit', leadDays: 2, horizonDays: 60, workingDays, morning: 8, afternoon: 8 },
] as const;

/**
 * Removals need a booked day. Garments and curtains need a booked collection. Goods need no
 * booking.
 */
export const scheduledServices = [
  { serviceid: 5, trade: 'move' },
  { serviceid: 9, trade: 'move' },
  { serviceid: 1, trade: 'visit' },
  { serviceid: 2, trade: 'visit' },
  { serviceid: 6, trade: 'visit' },
  { serviceid: 7, trade: 'visit' },
] as const;
