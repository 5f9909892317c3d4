/**
 * Names of the booking kinds for staff. Shoppers' pages use titles that depend on the order
 * instead.
 */
export const bookingNames = { move: 'Move', visit: 'Garments and curtains' };

/** Returns the name of a booking kind, or an unknown kind itself. */
export const getBookingName = (kind: string): string =>
  bookingNames[kind as keyof typeof bookingNames] ?? kind;
