import type { Ordered } from './order-snapshot';

/** In this tab alone and while it is open: it names an address, and local storage outlives a visit. */
export const ORDERED = 'ordered';

/** Keeps what is ordered over the visit to the payment page, under the reference that leads back. */
export function keepOrdered(reference: string, ordered: Ordered): void {
  try {
    sessionStorage.setItem(ORDERED, JSON.stringify({ reference, ordered }));
  } catch (cause) {
    console.warn('What is ordered could not be kept for its confirmation.', cause);
  }
}
