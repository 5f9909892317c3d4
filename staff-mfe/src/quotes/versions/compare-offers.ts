import { formatDay } from 'contract/calendar/date-texts';
import { describeRestDays } from 'contract/orders/rest-day';
import { isFreeLine } from 'contract/orders/free-line';
import type { SentOffer } from 'contract/quotes/staff-quote';
import { formatMoney } from 'contract/values/pence';

/** A row of the table that compares two versions. A text is '' if its version lacks the row. */
export interface OfferComparisonRow {
  id: string;
  label: string;
  before: string;
  after: string;
}

type Line = SentOffer['lines'][number];

/** Returns the rows of the table that compares two versions: their lines, then sums and terms. */
export const compareOffers = (before: SentOffer, after: SentOffer): OfferComparisonRow[] => [
  ...compareLines(before.lines, after.lines),
  ...facts
    .map(({ label, describe }) => ({
      id: label,
      label,
      before: describe(before),
      after: describe(after),
    }))
    .filter((row) => row.before !== '' || row.after !== ''),
];

const facts: readonly { label: string; describe: (offer: SentOffer) => string }[] = [
  {
    label: 'Discount',
    describe: ({ discount, discountreason }) =>
      discount === 0 ? '' : `−${formatMoney(discount)}, ${discountreason}`,
  },
  {
    label: 'Delivery',
    describe: ({ deliverycharge }) => (deliverycharge === 0 ? '' : formatMoney(deliverycharge)),
  },
  { label: 'Total', describe: ({ total }) => formatMoney(total) },
  {
    label: 'Payment',
    describe: ({ method }) =>
      method === 'online' ? 'By card when it is accepted' : 'On the day or on collection',
  },
  {
    label: 'Deposit',
    describe: ({ deposit }) =>
      deposit === null
        ? ''
        : `${formatMoney(deposit.amount)}, the rest ${describeRestDays(deposit.restdays)}`,
  },
  { label: 'Valid until', describe: ({ validuntil }) => formatDay(validuntil) },
  { label: 'Message', describe: ({ message }) => message },
  { label: 'Terms', describe: ({ terms }) => terms },
];

/** Joins lines of the same product, or free lines with the same text, to one row. */
function compareLines(before: readonly Line[], after: readonly Line[]): OfferComparisonRow[] {
  const remainingLines = [...before];
  const newerRows = after.map((line, index) => {
    const formerIndex = remainingLines.findIndex((former) => isSameLine(former, line));
    const [formerLine] = formerIndex < 0 ? [] : remainingLines.splice(formerIndex, 1);
    return {
      id: `line ${index}`,
      label: line.name,
      before: formerLine === undefined ? '' : describeLine(formerLine),
      after: describeLine(line),
    };
  });
  const removedRows = remainingLines.map((line, index) => ({
    id: `removed ${index}`,
    label: line.name,
    before: describeLine(line),
    after: '',
  }));
  return [...newerRows, ...removedRows];
}

const isSameLine = (one: Line, other: Line): boolean =>
  isFreeLine(one) || isFreeLine(other)
    ? one.name === other.name
    : one.productid === other.productid;

const describeLine = ({ quantity, price, amount, addons }: Line): string =>
  [
    `${quantity} × ${formatMoney(price)}`,
    ...addons.map((addon) =>
      [`${addon.quantity} × ${addon.name} ${formatMoney(addon.price)}`, addon.personalisation]
        .filter(Boolean)
        .join(': '),
    ),
    formatMoney(amount),
  ].join('\n');
