/** Card data that a shopper typed on the sandbox's page. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardField = keyof TypedCard;

/** An error of one field, or of the card as a whole. */
export type CardError = { field: CardField | 'card'; sentence: string };

/** Stripe's public test numbers and their effects. */
export const testCards = [
  { number: '4242 4242 4242 4242', effect: 'is paid' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0000 0000 9995', effect: 'is declined for insufficient funds' },
  { number: '4000 0000 0000 5126', effect: 'is paid, and a refund to it fails' },
  { number: '4000 0000 0000 0259', effect: 'is paid, and the customer disputes it' },
  { number: '4000 0000 0000 1976', effect: "is paid, and the customer's bank asks about it" },
  { number: '4000 0000 0000 5423', effect: 'is paid, and the bank warns of fraud' },
] as const;

/** Checks the typed card as Stripe's page does. An empty list means that the payment succeeds. */
export function checkCard(card: TypedCard, now = new Date()): CardError[] {
  const digits = readDigits(card.number);
  const checkResults = [checkNumber(digits), checkExpiry(card.expiry, now), checkCvc(card.cvc)];
  const fieldErrors = checkResults.filter((cardError) => cardError !== null);
  const refusal = refusalByNumber[digits];
  if (fieldErrors.length > 0 || refusal === undefined) return fieldErrors;
  return [{ field: 'card', sentence: refusal }];
}

/** Prefix of the transaction ids of payments whose refunds fail. */
export const FAILING_REFUND_PREFIX = 'pi_refund_fails_';

/** Prefixes of the transaction ids of payments that are disputed at once. */
export const disputedPrefixes = {
  dispute: 'pi_disputed_',
  inquiry: 'pi_inquiry_',
  fraudWarning: 'pi_fraud_warning_',
} as const;

const prefixByNumber: Record<string, string | undefined> = {
  '4000000000005126': FAILING_REFUND_PREFIX,
  '4000000000000259': disputedPrefixes.dispute,
  '4000000000001976': disputedPrefixes.inquiry,
  '4000000000005423': disputedPrefixes.fraudWarning,
};

/** Returns the prefix of the transaction id for a payment with this card. */
export const getTransactionPrefix = ({ number }: TypedCard): string =>
  prefixByNumber[readDigits(number)] ?? 'pi_';

const readDigits = (number: string) => number.replace(/[\s-]/g, '');

const refusalByNumber: Record<string, string | undefined> = {
  '4000000000000002': 'Your card has been declined. Try another card.',
  '4000000000009995': 'Your card has insufficient funds. Try another card.',
};

function checkNumber(digits: string): CardError | null {
  if (/^\d{13,19}$/.test(digits) && passesLuhn(digits)) {
    const isTestCard = testCards.some(({ number }) => number.replaceAll(' ', '') === digits);
    return isTestCard ? null : { field: 'number', sentence: TEST_CARDS_MESSAGE };
  }
  return { field: 'number', sentence: 'Your card number is not valid.' };
}

const TEST_CARDS_MESSAGE = 'This is test mode: use one of the test card numbers below.';

function checkExpiry(expiry: string, now: Date): CardError | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  const isDate = Number(month) >= 1 && Number(month) <= 12;
  if (!isDate) return { field: 'expiry', sentence: "Your card's expiry date is not complete." };
  const expiryEnd = Date.UTC(2000 + Number(year), Number(month), 1);
  return expiryEnd > now.getTime()
    ? null
    : { field: 'expiry', sentence: "Your card's expiry date is in the past." };
}

function checkCvc(cvc: string): CardError | null {
  return /^\d{3,4}$/.test(cvc.trim())
    ? null
    : { field: 'cvc', sentence: "Your card's security code is not complete." };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
