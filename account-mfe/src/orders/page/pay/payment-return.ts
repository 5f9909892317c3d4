import { type PaymentReturnKind, paymentReturnKinds } from 'contract/payments/page-payment';

/** The customer's return from a payment page of the order. */
export interface PaymentReturn {
  kind: PaymentReturnKind;
  /** Id of the payment session, or undefined if the URL has none. */
  sessionid: string | undefined;
}

/** Returns the return that a URL names, or null. */
export function toPaymentReturn(
  kindText: string | null | undefined,
  sessionid: string | null | undefined,
): PaymentReturn | null {
  const kind = paymentReturnKinds.find((name) => name === kindText);
  return kind === undefined ? null : { kind, sessionid: sessionid || undefined };
}

/** Matches the token of a link, and behind it the way back from a payment page. */
const RETURN_PATTERN = /^([^.]+)\.(paid|back)(?:\.([^.]+))?$/;

/** Splits the text of a link into the token and the return from a payment page. */
export function readReturnToken(text: string): {
  token: string;
  paymentReturn: PaymentReturn | null;
} {
  const [, token, kind, sessionid] = RETURN_PATTERN.exec(text) ?? [];
  return token === undefined
    ? { token: text, paymentReturn: null }
    : { token, paymentReturn: toPaymentReturn(kind, sessionid) };
}
