import type { FulfilmentKind } from '../trade.ts';
import {
  awaitingLabel,
  dayQuestion,
  dayTexts,
  dueForFirm,
  methodHints,
  nextSteps,
  paidLater,
  paymentFact,
  warehouseTexts,
  whenPaid,
} from './order-texts.ts';
import { partsOf } from './outline.ts';
import { textsOf } from './table.ts';

const all = ['goods', 'garments', 'curtains', 'blinds', 'items', 'move', 'storage'] as const;

/** Every set of kinds that an order can have. */
const sets = all.reduce<FulfilmentKind[][]>(
  (found, kind) => [...found, ...found.map((set) => [...set, kind])],
  [[]],
);
const dues = { total: '£9.00', onTheDay: '£4.00', atWarehouse: '£5.00' };
const states = ['awaiting_payment', 'paid', 'awaiting_collection', 'completed', 'cancelled'];
const DAY = 'Monday 3 March 2031, in the morning';

/** All that a shopper reads of an order, on a day and without one. */
const toShopper = (kinds: FulfilmentKind[], method: 'offline' | 'online') =>
  [
    ...methodHints({ kinds, method }),
    ...nextSteps({ kinds, method }, () => DAY),
    ...nextSteps({ kinds, method }, () => null),
    ...Object.values(dayTexts(kinds, method)).flatMap(({ title, inSentence }) => [
      title,
      inSentence,
    ]),
    ...states.map((state) => paymentFact({ kinds, method }, state)),
    ...Object.values(warehouseTexts({ kinds, method }) ?? {}),
    ...partsOf(kinds).flatMap((part) => {
      const { title, steps, news } = textsOf(part, method);
      const told = Object.values(news).flatMap((one) => [one.title, one.sentence]);
      return [title, ...Object.values(steps), ...told];
    }),
    ...(method === 'offline'
      ? [awaitingLabel(kinds), paidLater(kinds, dues, 'a warehouse'), whenPaid(kinds)]
      : []),
  ].join('\n');

describe('the texts of an order (decisions 52 and 63)', () => {
  it.each(sets)(
    "with 'Collection Only' nobody is told that the firm comes to them: %p %p %p",
    (...kinds) => {
      const told = toShopper(kinds, 'offline');
      expect(told).not.toMatch(
        /we collect|we bring|we deliver|comes? to you|crew|on (the|their) way/i,
      );
      expect(told.replaceAll(/no delivery charge/gi, '')).not.toMatch(/deliver/i);
    },
  );

  it.each(sets)('with a card nothing is paid later, brought or fetched: %p %p %p', (...kinds) => {
    expect(toShopper(kinds, 'online')).not.toMatch(/you pay|warehouse|fetch|bring your/i);
  });

  it.each(sets)('name what was ordered and nothing else: %p %p %p', (...kinds) => {
    for (const method of ['offline', 'online'] as const) {
      const told = toShopper(kinds, method);
      for (const noun of ['garments', 'curtains', 'blinds', 'items'] as const) {
        expect(new RegExp(noun, 'i').test(told)).toBe(kinds.includes(noun));
      }
      expect(/your move|moves:/i.test(told)).toBe(kinds.includes('move'));
      expect(/storage/i.test(told)).toBe(kinds.includes('storage'));
    }
  });

  it.each([
    [['goods'], 'Awaiting collection', 'on collection'],
    [['garments'], 'To be paid on collection', 'on collection'],
    [['move'], 'To be paid on the day', 'on the day'],
    [['storage', 'move'], 'To be paid on the day', 'on the day'],
    [['goods', 'move'], 'To be paid later', 'later'],
    [[], 'Awaiting collection', 'on collection'],
  ] as const)('of %p unpaid: %p, paid %s', (kinds, label, when) => {
    expect(awaitingLabel(kinds)).toBe(label);
    expect(whenPaid(kinds)).toBe(when);
  });

  it('say whose day it is: the firm collects, or the shopper brings', () => {
    const kinds = ['garments', 'curtains'] as const;
    expect(nextSteps({ kinds, method: 'online' }, () => DAY)[0]).toBe(
      `We collect your garments and curtains on ${DAY}, from the address you gave.`,
    );
    expect(nextSteps({ kinds, method: 'offline' }, () => DAY)[0]).toBe(
      `Bring your garments and curtains to our warehouse on ${DAY}, with the order number.`,
    );
    expect(dayTexts(kinds, null).visit?.title).toBe('Your garments and curtains');
    expect(dayQuestion(kinds, 'visit', false).intro).toBe(
      'The day on which you bring your garments and curtains to our warehouse.',
    );
  });

  it('tell the firm how much is due where', () => {
    const kinds = ['goods', 'move'] as const;
    expect(dueForFirm({ kinds, method: 'offline' }, dues)).toBe(
      'To be paid: £9.00. Of it £4.00 on the day, and £5.00 when the rest is fetched.',
    );
    expect(dueForFirm({ kinds, method: 'online' }, dues)).toBe(
      'Paid by card: £9.00. Nothing more is due.',
    );
  });
});
