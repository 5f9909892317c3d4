import type { PaymentMethod } from '../../payments/payment-method.ts';
import { capitalise, type OrderPart, type PartName } from './outline.ts';
import type { PartTexts } from './part-texts.ts';

/**
 * Returns the texts of a part. With 'Collection Only', no text may promise that the firm collects
 * or delivers (rules 52 and 63 in docs/product.md).
 */
export const getPartTexts = ({ name, noun }: OrderPart, method: PaymentMethod): PartTexts =>
  partTextsTable[name][method](noun);

const noDayTexts = { dayTitle: '', dayNounPhrase: '', workDayTitle: '' };

const goodsTexts: Record<PaymentMethod, () => PartTexts> = {
  online: () => ({
    ...noDayTexts,
    hint: 'We deliver your goods.',
    nextSteps: () => [
      'We pack your goods and get in touch within one working day to agree the day of delivery.',
    ],
    workInstruction: "Goods: send to the customer's address.",
    title: 'Goods',
    steps: {
      received: 'Order received',
      ready: 'Packed',
      out_for_delivery: 'Out for delivery',
      done: 'Delivered',
    },
    news: {
      out_for_delivery: {
        title: 'Your order is on the way',
        sentence: 'Your goods are out for delivery.',
      },
    },
  }),
  offline: () => ({
    ...noDayTexts,
    hint: 'Order now, pay when you collect. No delivery charge.',
    hintInMixedBasket: 'Goods: you fetch them from our warehouse and pay then.',
    nextSteps: (_day, isPaid) => [
      'We tell you when your goods are ready, usually within one working day.',
      `Collect them from our warehouse, with the order number${isPaid ? '' : ', and pay there'}.`,
    ],
    workInstruction: 'Goods: the customer fetches them from the warehouse.',
    title: 'Goods',
    steps: { received: 'Order received', ready: 'Ready to collect', done: 'Collected' },
    news: {
      ready: { title: 'Your order is ready', sentence: 'Your order is ready to be collected.' },
    },
  }),
};

const createInCareNews = (noun: string) => ({
  in_care: {
    title: `Your ${noun} are in our care`,
    sentence: `Your ${noun} have arrived. We look them over before we begin.`,
  },
});

const careTexts: Record<PaymentMethod, (noun: string) => PartTexts> = {
  online: (noun) => ({
    hint: `We collect your ${noun} and bring them back.`,
    nextSteps: (day) => [
      day
        ? `We collect your ${noun} on ${day}, from the address you gave.`
        : `We get in touch within one working day to agree the day on which we collect your ${noun}.`,
      'We tell you when they are ready and agree the day on which we bring them back. Until then they are insured up to £5000.',
    ],
    dayTitle: `Collection of your ${noun}`,
    dayNounPhrase: 'the collection',
    workInstruction: `${capitalise(noun)}: collect from the customer's address, and bring back there.`,
    workDayTitle: `Collect the ${noun}`,
    title: `${capitalise(noun)} in care`,
    steps: {
      received: 'Order received',
      in_care: 'In our care',
      ready: 'Ready',
      out_for_delivery: 'On the way back to you',
      done: 'Back with you',
    },
    news: {
      ...createInCareNews(noun),
      ready: {
        title: `Your ${noun} are ready`,
        sentence: `Your ${noun} are ready. We get in touch to agree the day on which we bring them back.`,
      },
      out_for_delivery: {
        title: `Your ${noun} are on the way`,
        sentence: `Your ${noun} are on their way back to you.`,
      },
    },
  }),
  offline: (noun) => ({
    hint: `Bring your ${noun} to our warehouse and fetch them there once they are ready; you pay then. No delivery charge.`,
    hintInMixedBasket: `${capitalise(noun)}: you bring them to our warehouse, fetch them once they are ready, and pay then.`,
    nextSteps: (day, isPaid) => [
      day
        ? `Bring your ${noun} to our warehouse on ${day}, with the order number.`
        : `We get in touch within one working day to agree the day on which you bring your ${noun} to our warehouse.`,
      `We tell you when they are ready. You fetch them there${isPaid ? '' : ' and pay then'}.`,
    ],
    dayTitle: `Bringing your ${noun} to us`,
    dayNounPhrase: `bringing your ${noun}`,
    workInstruction: `${capitalise(noun)}: the customer brings them to the warehouse, and fetches them there.`,
    workDayTitle: `Customer brings the ${noun}`,
    title: `${capitalise(noun)} in care`,
    steps: {
      received: 'Order received',
      in_care: 'In our care',
      ready: 'Ready to be fetched',
      done: 'Back with you',
    },
    news: {
      ...createInCareNews(noun),
      ready: {
        title: `Your ${noun} are ready`,
        sentence: `Your ${noun} are ready to be fetched.`,
      },
    },
  }),
};

const DAY_AGREED = 'Your day is agreed';
const PAY_ON_DAY = ' You pay on the day.';

const commonMoveTexts = {
  dayTitle: 'Your move',
  dayNounPhrase: 'the move',
  workInstruction: 'Move: the crew comes on the day.',
  workDayTitle: 'Move',
  title: 'Move',
  steps: { received: 'Order received', ready: 'Day agreed', done: 'Done' },
};

const moveTexts: Record<PaymentMethod, () => PartTexts> = {
  online: () => ({
    ...commonMoveTexts,
    hint: 'Our crew comes to you.',
    hintInMixedBasket: 'Our crew comes to you for the move.',
    nextSteps: (day) => [
      day
        ? `Your move is on ${day}. Our crew comes to you.`
        : 'We get in touch within one working day to agree the day of your move. Our crew then comes to you.',
    ],
    news: {
      ready: {
        title: DAY_AGREED,
        sentence: 'The day of your move is agreed and our crew is booked.',
      },
    },
  }),
  offline: () => ({
    ...commonMoveTexts,
    hint: 'Order now, pay on the day. There is nothing to fetch.',
    hintInMixedBasket: 'Moves: there is nothing to fetch; you pay on the day.',
    nextSteps: (day, isPaid) => [
      `${day ? `Your move is on ${day}.` : 'We get in touch within one working day to agree the day of your move.'}${isPaid ? '' : PAY_ON_DAY}`,
    ],
    news: {
      ready: {
        title: DAY_AGREED,
        sentence: 'The day of your move is agreed.',
      },
    },
  }),
};

const commonStorageTexts = {
  ...noDayTexts,
  workInstruction: 'Storage: the things come on the day that is agreed.',
  title: 'Storage',
  steps: { received: 'Order received', ready: 'Day agreed', done: 'Done' },
};
const storageDay = 'the day on which your things come into storage';

const storageTexts: Record<PaymentMethod, () => PartTexts> = {
  online: () => ({
    ...commonStorageTexts,
    hint: `We agree ${storageDay}.`,
    nextSteps: () => [`We get in touch within one working day to agree ${storageDay}.`],
    news: { ready: { title: DAY_AGREED, sentence: `We have agreed ${storageDay}.` } },
  }),
  offline: () => ({
    ...commonStorageTexts,
    hint: `Order now, pay on ${storageDay}. There is nothing to fetch.`,
    hintInMixedBasket: 'Storage: there is nothing to fetch; you pay on the day.',
    nextSteps: (_day, isPaid) => [
      `We get in touch within one working day to agree ${storageDay}.${isPaid ? '' : PAY_ON_DAY}`,
    ],
    news: { ready: { title: DAY_AGREED, sentence: `We have agreed ${storageDay}.` } },
  }),
};

const partTextsTable: Record<PartName, Record<PaymentMethod, (noun: string) => PartTexts>> = {
  goods: goodsTexts,
  care: careTexts,
  move: moveTexts,
  storage: storageTexts,
};
