import { capitalised, type Method, type OrderPart, type PartName } from './outline.ts';
import type { PartTexts } from './part-texts.ts';

/**
 * The texts of an order, by its parts and its method (decisions 52 and 63). With 'Collection Only' no text tells the
 * shopper that somebody comes to them.
 */
export const textsOf = ({ name, noun }: OrderPart, method: Method): PartTexts =>
  table[name][method](noun);

const noDay = { day: '', dayInSentence: '', workDay: '' };

const goods: Record<Method, () => PartTexts> = {
  online: () => ({
    ...noDay,
    hint: 'We deliver your goods.',
    next: () => [
      'We pack your goods and get in touch within one working day to agree the day of delivery.',
    ],
    work: "Goods: send to the customer's address.",
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
    ...noDay,
    hint: 'Order now, pay when you collect. No delivery charge.',
    hintBesideOthers: 'Goods: you fetch them from our warehouse and pay then.',
    next: () => [
      'We tell you when your goods are ready, usually within one working day.',
      'Collect them from our warehouse, with the order number, and pay there.',
    ],
    work: 'Goods: the customer fetches them from the warehouse.',
    title: 'Goods',
    steps: { received: 'Order received', ready: 'Ready to collect', done: 'Collected' },
    news: {
      ready: { title: 'Your order is ready', sentence: 'Your order is ready to be collected.' },
    },
  }),
};

const inCareNews = (noun: string) => ({
  in_care: {
    title: `Your ${noun} are in our care`,
    sentence: `Your ${noun} have arrived. We look them over and begin.`,
  },
});

const care: Record<Method, (noun: string) => PartTexts> = {
  online: (noun) => ({
    hint: `We collect your ${noun} and bring them back.`,
    next: (day) => [
      day
        ? `We collect your ${noun} on ${day}, from the address you gave.`
        : `We get in touch within one working day to agree the day on which we collect your ${noun}.`,
      'We tell you when they are ready and agree the day on which we bring them back. Until then they are insured up to £5000.',
    ],
    day: `Collection of your ${noun}`,
    dayInSentence: 'the collection',
    work: `${capitalised(noun)}: collect from the customer's address, and bring back there.`,
    workDay: `Collect the ${noun}`,
    title: `${capitalised(noun)} in care`,
    steps: {
      received: 'Order received',
      in_care: 'In our care',
      ready: 'Ready',
      out_for_delivery: 'On the way back to you',
      done: 'Back with you',
    },
    news: {
      ...inCareNews(noun),
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
    hintBesideOthers: `${capitalised(noun)}: you bring them to our warehouse, fetch them once they are ready, and pay then.`,
    next: (day) => [
      day
        ? `Bring your ${noun} to our warehouse on ${day}, with the order number.`
        : `We get in touch within one working day to agree the day on which you bring your ${noun} to our warehouse.`,
      'We tell you when they are ready. You fetch them there and pay then.',
    ],
    day: `Bringing your ${noun} to us`,
    dayInSentence: `bringing your ${noun}`,
    work: `${capitalised(noun)}: the customer brings them to the warehouse, and fetches them there.`,
    workDay: `Customer brings the ${noun}`,
    title: `${capitalised(noun)} in care`,
    steps: {
      received: 'Order received',
      in_care: 'In our care',
      ready: 'Ready to be fetched',
      done: 'Back with you',
    },
    news: {
      ...inCareNews(noun),
      ready: {
        title: `Your ${noun} are ready`,
        sentence: `Your ${noun} are ready to be fetched.`,
      },
    },
  }),
};

const DAY_AGREED = 'Your day is agreed';

const moveBase = {
  day: 'Your move',
  dayInSentence: 'the move',
  work: 'Move: the crew comes on the day.',
  workDay: 'Move',
  title: 'Move',
  steps: { received: 'Order received', ready: 'Day agreed', done: 'Done' },
};

const move: Record<Method, () => PartTexts> = {
  online: () => ({
    ...moveBase,
    hint: 'Our crew comes to you.',
    hintBesideOthers: 'Our crew comes to you for the move.',
    next: (day) => [
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
    ...moveBase,
    hint: 'Order now, pay on the day. There is nothing to fetch.',
    hintBesideOthers: 'Moves: there is nothing to fetch; you pay on the day.',
    next: (day) => [
      day
        ? `Your move is on ${day}. You pay on the day.`
        : 'We get in touch within one working day to agree the day of your move. You pay on the day.',
    ],
    news: {
      ready: {
        title: DAY_AGREED,
        sentence: 'The day of your move is agreed. You pay on the day.',
      },
    },
  }),
};

const storageBase = {
  ...noDay,
  work: 'Storage: the things come on the day that is agreed.',
  title: 'Storage',
  steps: { received: 'Order received', ready: 'Day agreed', done: 'Done' },
};
const storageDay = 'the day on which your things come into storage';

const storage: Record<Method, () => PartTexts> = {
  online: () => ({
    ...storageBase,
    hint: `We agree ${storageDay}.`,
    next: () => [`We get in touch within one working day to agree ${storageDay}.`],
    news: { ready: { title: DAY_AGREED, sentence: `We have agreed ${storageDay}.` } },
  }),
  offline: () => ({
    ...storageBase,
    hint: `Order now, pay on ${storageDay}. There is nothing to fetch.`,
    hintBesideOthers: 'Storage: there is nothing to fetch; you pay on the day.',
    next: () => [
      `We get in touch within one working day to agree ${storageDay}. You pay on the day.`,
    ],
    news: {
      ready: { title: DAY_AGREED, sentence: `We have agreed ${storageDay}. You pay on the day.` },
    },
  }),
};

const table: Record<PartName, Record<Method, (noun: string) => PartTexts>> = {
  goods,
  care,
  move,
  storage,
};
