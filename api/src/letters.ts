import { contactLetters } from './contact/contact-letter.ts';
import type { Letters } from './mail/letter.ts';
import { orderLetters } from './orders/letters/order-letters.ts';
import { refundLetters } from './payments/refund-letter.ts';

/** Every letter that the backend sends, by the kind of its job. */
export const letters: Letters = { ...contactLetters, ...orderLetters, ...refundLetters };
