import type { Trade } from 'shared/data';
import { showDay } from '../schedule/show-day';
import type { ChosenDay, Ordered } from './ordered';

/** What happens next with each of the services ordered (decision 52), on the days that were chosen (decision 47). */
export function whatsNext({ method, trades, days }: Ordered): string[] {
  const steps = trades.flatMap((trade) => {
    const chosen = days.find(({ what }) => whatIsDone[what] === trade);
    return chosen ? [dated[chosen.what](when(chosen))] : agreed[method][trade];
  });
  const isHeld = method === 'offline' && days.length > 0;
  return isHeld ? [...steps, HELD] : steps;
}

const whatIsDone: Record<ChosenDay['what'], Trade> = { move: 'move', visit: 'care' };

const when = ({ date, half }: ChosenDay) => `${showDay(date)}, in the ${half}`;

const dated: Record<ChosenDay['what'], (day: string) => string> = {
  move: (day) => `Our crew comes to you on ${day}.`,
  visit: (day) => `We collect from you on ${day}, and tell you when all is ready.`,
};

const HELD = 'We hold that day for 24 hours: please confirm it by the link in our e-mail.';

const agreed: Record<Ordered['method'], Record<Trade, string[]>> = {
  online: {
    goods: ['We pack your goods and get in touch to agree on a delivery day.'],
    care: ['We get in touch to agree on the day when your garments are collected.'],
    move: ['We get in touch to agree on the day when our crew comes to you.'],
  },
  offline: {
    goods: ['We tell you when your goods are ready, usually within one working day.'],
    care: ['Bring your garments to our warehouse; we tell you when they are ready to be fetched.'],
    move: ['We get in touch to agree on the day. Our crew comes to you, and you pay then.'],
  },
};
