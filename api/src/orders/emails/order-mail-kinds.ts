/** Mails that customers get about orders. Staff can replace the introduction of each mail. */
export const orderMailKinds = [
  { kind: 'order-confirmation', title: 'Order confirmed' },
  { kind: 'date-changed', title: 'Date set by us' },
  { kind: 'date-confirmed', title: 'Date confirmed by us' },
  { kind: 'date-offer', title: 'Another date asked for by us' },
  { kind: 'date-released', title: 'Date no longer held' },
  { kind: 'day-moved', title: 'Day moved by the customer' },
  { kind: 'order-progress', title: 'Progress of the work' },
  { kind: 'order-cancelled', title: 'Order cancelled' },
  { kind: 'refund-due', title: 'Payment that will be returned' },
  { kind: 'refund-done', title: 'Money returned' },
  { kind: 'order-link', title: 'New link to an order' },
] as const;
