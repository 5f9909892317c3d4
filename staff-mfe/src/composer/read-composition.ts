import { MAX_COMPOSED_PENCE, type Composition } from 'contract/compose/composition';
import { isPersonalisation, normalizePersonalisation } from 'shared/data';
import { findLengthError } from 'shared/desk';
import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import { parseAmount } from 'contract/values/parse-amount';
import { formatMoney } from 'contract/values/pence';
import { describeUnreadableAmount } from '../money/check-amount';
import type {
  TypedAddon,
  TypedComposition,
  TypedDiscount,
  TypedFreeLine,
  TypedLine,
  TypedProductLine,
} from './typed-composition';

type ComposedLine = Composition['lines'][number];
type ComposedDiscount = NonNullable<Composition['discount']>;

/** A problem with a field of a form. */
export interface FieldProblem {
  /** Name of the field. Fields of a line begin with the key of the line. */
  field: string;
  text: string;
}

export interface ReadComposition {
  /** Without the lines, the discount and the delivery that cannot be read yet. */
  composition: Composition;
  /** Keys of the lines in `composition`. */
  lineKeys: string[];
  problems: FieldProblem[];
}

/** Longest text of a free line, in characters. */
const MAX_TEXT_LENGTH = 200;

/** Turns typed texts into a composition. What cannot be read is left out and has a problem. */
export function readComposition({ lines, discount, delivery }: TypedComposition): ReadComposition {
  const problems: FieldProblem[] = [];
  const report: Report = (field, text) => {
    problems.push({ field, text });
    return null;
  };
  const readLines = lines.flatMap((line) => {
    const composedLine = readLine(line, report);
    return composedLine === null ? [] : [{ key: line.key, composedLine }];
  });
  return {
    composition: {
      lines: readLines.map(({ composedLine }) => composedLine),
      discount: readDiscount(discount, report),
      delivery: delivery.trim() === '' ? null : readAmount(delivery, 'delivery', report),
    },
    lineKeys: readLines.map(({ key }) => key),
    problems,
  };
}

/** Adds a problem and returns null. */
type Report = (field: string, text: string) => null;

const readLine = (line: TypedLine, report: Report): ComposedLine | null =>
  line.type === 'product' ? readProductLine(line, report) : readFreeLine(line, report);

function readProductLine(line: TypedProductLine, report: Report): ComposedLine | null {
  const { key, lineid, productid, addons } = line;
  const quantity = readQuantity(line.quantity, `${key}.quantity`, report);
  const readAddons = addons.map((addon) => readAddon(addon, key, report));
  const validAddons = readAddons.filter((addon) => addon !== null);
  if (quantity === null || validAddons.length < addons.length) return null;
  return { type: 'product', ...toLineId(lineid), productid, quantity, addons: validAddons };
}

function readAddon(addon: TypedAddon, lineKey: string, report: Report) {
  const { addonid, option } = addon;
  const quantity = readQuantity(
    addon.quantity,
    getAddonField(lineKey, addonid, 'quantity'),
    report,
  );
  const personalisation = normalizePersonalisation(addon.personalisation);
  const isTextWrong =
    option === 'personalised' && personalisation !== '' && !isPersonalisation(personalisation);
  if (isTextWrong) {
    return report(
      getAddonField(lineKey, addonid, 'personalisation'),
      "Up to 60 letters, digits, spaces and ' & . , - are possible.",
    );
  }
  if (quantity === null) return null;
  return option === 'personalised' && personalisation !== ''
    ? { addonid, option, personalisation, quantity }
    : { addonid, option, quantity };
}

/** Returns the name of a field of an add-on. */
export const getAddonField = (lineKey: string, addonid: number, name: string): string =>
  `${lineKey}.addon${addonid}.${name}`;

function readFreeLine(line: TypedFreeLine, report: Report): ComposedLine | null {
  const { key, lineid, serviceid, vatrate } = line;
  const text = line.text.trim();
  const lengthError = findLengthError('Text', text, MAX_TEXT_LENGTH);
  if (text === '') report(`${key}.text`, 'Please type what this is.');
  if (lengthError !== undefined) report(`${key}.text`, lengthError);
  if (serviceid === 0) report(`${key}.serviceid`, 'Please choose what this counts as.');
  const quantity = readQuantity(line.quantity, `${key}.quantity`, report);
  const price = readAmount(line.price, `${key}.price`, report);
  const isIncomplete = text === '' || lengthError !== undefined || serviceid === 0;
  if (isIncomplete || quantity === null || price === null) return null;
  return { type: 'free', ...toLineId(lineid), serviceid, text, price, quantity, vatrate };
}

const toLineId = (lineid: number | undefined) => (lineid === undefined ? {} : { lineid });

function readQuantity(text: string, field: string, report: Report): number | null {
  const quantity = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return quantity > 0 ? quantity : report(field, 'Please type a whole number, such as 3.');
}

function readAmount(text: string, field: string, report: Report): number | null {
  const pence = parseAmount(text);
  if (pence === null) return report(field, describeUnreadableAmount(text));
  return pence <= MAX_COMPOSED_PENCE
    ? pence
    : report(field, `The amount is wrong: at most ${formatMoney(MAX_COMPOSED_PENCE)} is possible.`);
}

/** Stands for the reason while it is being typed, because the backend prices no discount without one. */
const UNTYPED_REASON = 'Not typed yet';

function readDiscount({ text, reason }: TypedDiscount, report: Report): ComposedDiscount | null {
  if (text.trim() === '') return null;
  const typedReason = reason.trim();
  if (typedReason === '') report('discountReason', 'Please give a reason for the discount.');
  const lengthError = findLengthError('Reason', typedReason, MAX_REASON_LENGTH);
  if (lengthError !== undefined) return report('discountReason', lengthError);
  const discountReason = typedReason || UNTYPED_REASON;
  const [, percentText] = /^\s*(\d{1,3})\s*%\s*$/.exec(text) ?? [];
  if (percentText !== undefined || text.includes('%')) {
    const percent = Number(percentText);
    return percent >= 1 && percent <= 100
      ? { percent, reason: discountReason }
      : report('discount', 'Please type a whole percentage from 1% to 100%.');
  }
  const amount = readAmount(text, 'discount', report);
  if (amount === 0) return null;
  return amount === null ? null : { amount, reason: discountReason };
}
