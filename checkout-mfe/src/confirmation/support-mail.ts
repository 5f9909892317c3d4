import { clip } from './clip';

/** A mail link to the firm's support, the order in its subject. */
export const supportMail = (email: string, about: string, orderId: string | null): string => {
  const subject = orderId ? `${about}: order ${clip(orderId, 60)}` : about;
  return `mailto:${email}?subject=${encodeURIComponent(wellFormed(subject))}`;
};

/** Half a character, as a cut or a hostile address may leave, cannot be encoded. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
