import type { orderTexts } from 'shared/core';
import { showDay } from '../schedule/show-day';
import type { Ordered } from '../payment/placement/order-snapshot';

type Texts = NonNullable<(typeof orderTexts)['code']>;

/** Returns the next steps of each part of an order, with the chosen days (decisions 47, 52 and 63). */
export function whatsNext({ method, kinds, days }: Ordered, texts: Texts): string[] {
  const next = texts.nextSteps({ kinds, method }, (booking) => {
    const chosen = days.find(({ what }) => what === booking);
    return chosen ? `${showDay(chosen.date)}, in the ${chosen.half}` : null;
  });
  return method === 'offline' && days.length > 0
    ? [...next, texts.heldDaysNotice(days.length)]
    : next;
}
