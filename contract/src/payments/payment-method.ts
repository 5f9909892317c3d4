/** How an order is paid: 'offline' on collection or on the day, 'online' by card. */
export const paymentMethods = ['offline', 'online'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
