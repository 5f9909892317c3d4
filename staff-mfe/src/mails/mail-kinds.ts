const names: Record<string, string> = {
  'order-confirmation': 'Confirmation of the order',
  'order-copy': 'Work sheet for us',
  'order-progress': 'News about the work',
  'order-cancelled': 'Cancellation',
  'order-cancelled-copy': 'Cancellation, for us',
  'order-link': 'Link to the order',
  'refund-due': 'Refund is due',
  'day-moved': 'Another day',
  'day-moved-copy': 'Another day, for us',
  'date-changed': 'Agreed day',
  'date-confirmed': 'Confirmed day',
  'date-offer': 'Please choose another day',
  'date-released': 'Day no longer held',
  'contact-message': 'Message from a visitor',
  'contact-received': 'Acknowledgement of a message',
  'staff-invitation': 'Invitation of a colleague',
};

/** Returns the name of an email kind for staff. */
export const nameMailKind = (kind: string): string => names[kind] ?? kind.replaceAll('-', ' ');
