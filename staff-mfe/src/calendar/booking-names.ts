/**
 * Names of the booking kinds for staff. Unlike the titles on a shopper's page, they do not depend
 * on the order.
 */
export const bookingNames = { move: 'Move', visit: 'Garments and curtains' };

/** Returns an unknown kind unchanged. */
export const getBookingName = (kind: string): string =>
  bookingNames[kind as keyof typeof bookingNames] ?? kind;
