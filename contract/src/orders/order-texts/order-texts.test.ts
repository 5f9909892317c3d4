import type { FulfilmentKind } from '../../catalog/fulfilment.ts';
import {
  getDayQuestion,
  buildDayTexts,
  listMethodHints,
  describeNextSteps,
  getWarehouseTexts,
  describePaymentTime,
} from './order-texts.ts';
import {
  getAwaitingLabel,
  describePartPayment,
  describePaymentForStaff,
  describeCollectionOnlyPayment,
  getPaymentLabel,
  getStaffPaymentLabel,
} from './payment-texts.ts';
import { listOrderParts } from './outline.ts';
import { getPartTexts } from './table.ts';

const all = ['goods', 'garments', 'curtains', 'blinds', 'items', 'move', 'storage'] as const;

/** Every possible set of fulfilment kinds. */
const sets = all.reduce<FulfilmentKind[][]>(
  (found, kind) => [...found, ...found.map((set) => [...set, kind])],
  [[]],
);
const dues = {
  total: '£9.00',
  dayAmount: '£4.00',
  warehouseAmount: '£5.00',
  paid: '£0.00',
  due: '£9.00',
  hasPaid: false,
  hasDue: true,
  isByCard: true,
  dueDay: null,
};
const paidInFull = { ...dues, paid: '£9.00', due: '£0.00', hasPaid: true, hasDue: false };
const paidInPart = { ...dues, paid: '£2.00', due: '£7.00', hasPaid: true };

/** Returns what is paid of an order in this state. */
const amountsIn = (state: string) =>
  state === 'paid' || state === 'completed' || state === 'cancelled' ? paidInFull : dues;
const states = ['awaiting_payment', 'paid', 'awaiting_collection', 'completed', 'cancelled'];
const DAY = 'Monday 3 March 2031, in the morning';

/** Returns all texts of an order for the shopper, with and without a day. */
const toShopper = (kinds: FulfilmentKind[], method: 'offline' | 'online') =>
  [
    ...listMethodHints({ kinds, method }),
    ...describeNextSteps({ kinds, method }, () => DAY),
    ...describeNextSteps({ kinds, method }, () => null),
    ...Object.values(buildDayTexts(kinds, method)).flatMap(({ title, nounPhrase }) => [
      title,
      nounPhrase,
    ]),
    ...states.map((state) => getPaymentLabel({ kinds, method }, state, amountsIn(state))),
    ...Object.values(getWarehouseTexts({ kinds, method }) ?? {}),
    ...listOrderParts(kinds).flatMap((part) => {
      const { title, steps, news } = getPartTexts(part, method);
      const told = Object.values(news).flatMap((one) => [one.title, one.sentence]);
      return [title, ...Object.values(steps), ...told];
    }),
    ...(method === 'offline'
      ? [
          getAwaitingLabel(kinds),
          describeCollectionOnlyPayment(kinds, dues, 'a warehouse'),
          describePaymentTime(kinds),
        ]
      : []),
  ].join('\n');

describe('the texts of an order (rules 52 and 63)', () => {
  it.each(sets)(
    "never promise a visit by the firm with 'Collection Only': %p %p %p",
    (...kinds) => {
      const told = toShopper(kinds, 'offline');
      expect(told).not.toMatch(
        /we collect|we bring|we deliver|comes? to you|crew|on (the|their) way/i,
      );
      expect(told.replaceAll(/no delivery charge/gi, '')).not.toMatch(/deliver/i);
    },
  );

  it.each(sets)('mention no later payment and no warehouse with a card: %p %p %p', (...kinds) => {
    expect(toShopper(kinds, 'online')).not.toMatch(/you pay|warehouse|fetch|bring your/i);
  });

  it.each(sets)('name only the ordered kinds: %p %p %p', (...kinds) => {
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
  ] as const)(
    'label an unpaid order of %p %p, and tell that it is paid %s',
    (kinds, label, when) => {
      expect(getAwaitingLabel(kinds)).toBe(label);
      expect(describePaymentTime(kinds)).toBe(when);
    },
  );

  it('say for a chosen day whether the firm collects or the shopper brings', () => {
    const kinds = ['garments', 'curtains'] as const;
    expect(describeNextSteps({ kinds, method: 'online' }, () => DAY)[0]).toBe(
      `We collect your garments and curtains on ${DAY}, from the address you gave.`,
    );
    expect(describeNextSteps({ kinds, method: 'offline' }, () => DAY)[0]).toBe(
      `Bring your garments and curtains to our warehouse on ${DAY}, with the order number.`,
    );
    expect(buildDayTexts(kinds, null).visit?.title).toBe('Your garments and curtains');
    expect(getDayQuestion(kinds, 'visit', false).intro).toBe(
      'The day on which you bring your garments and curtains to our warehouse.',
    );
  });

  it('ask for no money in the next steps of an order that is paid', () => {
    const kinds = ['goods', 'garments', 'move', 'storage'] as const;
    for (const findDayText of [() => DAY, () => null]) {
      const outline = { kinds, method: 'offline' } as const;
      expect(describeNextSteps(outline, findDayText).join(' ')).toMatch(/pay/);
      expect(describeNextSteps(outline, findDayText, true).join(' ')).not.toMatch(/pay/);
    }
  });

  it('tell staff the amounts due on the day and at the warehouse', () => {
    const kinds = ['goods', 'move'] as const;
    expect(describePaymentForStaff({ kinds, method: 'offline' }, 'awaiting_collection', dues)).toBe(
      'To be paid: £9.00. Of it £4.00 on the day, and £5.00 when the rest is fetched.',
    );
    expect(describePaymentForStaff({ kinds, method: 'online' }, 'paid', paidInFull)).toBe(
      'Paid by card: £9.00. Nothing more is due.',
    );
  });

  it.each([
    ['online', 'awaiting_payment', 'Not paid yet: £9.00, by card.'],
    ['online', 'payment_failed', 'Not paid: the card payment of £9.00 failed.'],
    ['online', 'paid', 'Paid by card: £9.00. Nothing more is due.'],
    ['online', 'cancelled', 'The order is cancelled: nothing more is to be paid.'],
    ['offline', 'awaiting_collection', 'To be paid: £9.00, on the day.'],
    ['offline', 'completed', 'Paid: £9.00. Nothing more is due.'],
  ] as const)(
    'tell staff how an order with method %p in state %p is paid',
    (method, state, text) => {
      expect(describePaymentForStaff({ kinds: ['move'], method }, state, amountsIn(state))).toBe(
        text,
      );
    },
  );

  it.each([
    ['online', 'part_paid', paidInPart, 'Paid: £2.00. Still to be paid: £7.00, before we begin'],
    [
      'online',
      'part_paid',
      { ...paidInPart, dueDay: '3 March 2031' },
      'Paid: £2.00. Still to be paid: £7.00, by 3 March 2031',
    ],
    ['offline', 'part_paid', paidInPart, 'Paid: £2.00. Still to be paid: £7.00, on the day'],
    ['offline', 'completed', dues, 'Still to be paid: £9.00'],
    ['online', 'paid', { ...paidInFull, isByCard: false }, 'Paid'],
    ['offline', 'paid', paidInFull, 'Collection Only, paid'],
  ] as const)(
    'tell the customer what is paid and what is not, with method %p in state %p',
    (method, state, amounts, text) => {
      expect(getPaymentLabel({ kinds: ['move'], method }, state, amounts)).toBe(text);
    },
  );

  it.each(sets)('never speak to the customer on pages of staff: %p %p %p', (...kinds) => {
    for (const method of ['offline', 'online'] as const) {
      for (const state of states) {
        const texts = [
          getStaffPaymentLabel({ kinds, method }, state, amountsIn(state)),
          describePaymentForStaff({ kinds, method }, state, amountsIn(state)),
          describePartPayment({ kinds, method }, state, paidInPart) ?? '',
        ];
        expect(texts.join('\n')).not.toMatch(/\byou/i);
      }
    }
  });
});
