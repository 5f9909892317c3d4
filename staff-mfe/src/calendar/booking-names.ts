/** Names of the booking kinds. They hold for every order, in contrast to the titles of one order's days. */
export const bookingNames = { move: 'Move', visit: 'Garments and curtains' };

/** Returns the name of a booking kind. An unknown kind is its own name. */
export const getBookingName = (kind: string): string =>
  bookingNames[kind as keyof typeof bookingNames] ?? kind;
