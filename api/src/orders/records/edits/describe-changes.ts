import { formatHalfDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import type { Change } from '../../../mail/email/content.ts';
import type { OrderSnapshot, SnapshotDay, SnapshotLine } from './tables.ts';

/** Text of a value that the order did not have before, or no longer has. */
const NONE = '–';

/** Returns the changed lines, days and sums of an order in words, in this sequence. */
export function describeChanges(before: OrderSnapshot, after: OrderSnapshot): Change[] {
  const changes: Change[] = [
    ...compareLines(before.lines, after.lines),
    ...compareDays(before.days, after.days),
    { name: 'Discount', ...compareSums(-before.discount, -after.discount) },
    { name: 'Delivery', ...compareSums(before.deliveryCharge, after.deliveryCharge) },
    { name: 'Total', ...compareSums(before.total, after.total) },
  ];
  return changes.filter((change) => change.before !== change.after);
}

const compareSums = (before: number, after: number) => ({
  before: before === 0 ? NONE : formatMoney(before),
  after: after === 0 ? NONE : formatMoney(after),
});

function compareLines(before: readonly SnapshotLine[], after: readonly SnapshotLine[]): Change[] {
  const removedLines = before.filter(({ id }) => !after.some((line) => line.id === id));
  return [
    ...after.map((line) => {
      const formerLine = before.find(({ id }) => id === line.id);
      return {
        name: line.name,
        before: formerLine === undefined ? NONE : formatLine(formerLine, line.name),
        after: formatLine(line, line.name),
      };
    }),
    ...removedLines.map((line) => ({
      name: line.name,
      before: formatLine(line, line.name),
      after: NONE,
    })),
  ];
}

/** A free line may have got another text, so that its former text is in its former value. */
const formatLine = ({ name, addons, ...line }: SnapshotLine, title: string): string =>
  [
    ...(name === title ? [] : [name]),
    formatPieces(line),
    ...addons.map((addon) => `+ ${addon.name}: ${formatPieces(addon)}`),
  ].join('\n');

const formatPieces = ({ quantity, amount }: { quantity: number; amount: number }) =>
  `${quantity} for ${formatMoney(amount)}`;

function compareDays(before: readonly SnapshotDay[], after: readonly SnapshotDay[]): Change[] {
  const removedDays = before.filter(({ trade }) => !after.some((day) => day.trade === trade));
  return [
    ...after.map((day) => ({
      name: day.title,
      before: formatSnapshotDay(before.find(({ trade }) => trade === day.trade)),
      after: formatSnapshotDay(day),
    })),
    ...removedDays.map((day) => ({
      name: day.title,
      before: formatSnapshotDay(day),
      after: NONE,
    })),
  ];
}

function formatSnapshotDay(snapshotDay: SnapshotDay | undefined): string {
  if (snapshotDay === undefined) return NONE;
  const { choice } = snapshotDay;
  return choice === null ? 'To be agreed' : formatHalfDay(choice.day, choice.half);
}
