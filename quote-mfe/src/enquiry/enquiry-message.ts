import { formatMoney } from 'shared/core';
import type { Fit } from '../fitting/fit';
import { cubicMetres, litresOf, thingsOf } from '../inventory/counts';
import { rooms } from '../inventory/rooms';
import { dayText } from 'contract/calendar/date-texts';
import { floorName } from '../journey/floors';
import { postcodeText } from '../journey/postcode';
import type { Place, Plan } from '../plan/plan';
import { contactOf } from './contact-of';
import { vanWords } from '../total/vans';

/** Maximum lengths for `POST users/contactus`, in characters (specification, section 7). */
export const LIMITS = { name: 200, email: 254, phone: 50, note: 2000 };

/** Returns the subject of the message to the firm. */
export function enquirySubject({ counts, from, to }: Plan): string {
  const places = [from, to].map(({ postcode }) => postcodeText(postcode) || 'somewhere');
  return `Quote for a move of ${cubicMetres(litresOf(counts))}, ${places.join(' to ')}`;
}

/** Returns the text of the message to the firm. */
export function enquiryText(plan: Plan, fit: Fit): string {
  const litres = litresOf(plan.counts);
  const head = [
    `How much: ${cubicMetres(litres)}${litres > 0 ? `, ${vanWords(litres)}` : ''}`,
    `From: ${placeText(plan.from)}`,
    `To: ${placeText(plan.to)}`,
    `Date: ${plan.date ? dayText(plan.date) : 'open'}`,
    `Fits: ${fit.kind === 'package' ? `${fit.found.name}, ${formatMoney(fit.found.price)}` : 'no package, please quote'}`,
  ];
  const { note } = contactOf(plan);
  return [head.join('\n'), ...roomTexts(plan), ...(note ? [`Note\n${note}`] : [])].join('\n\n');
}

const placeText = ({ postcode, floor, lift }: Place) =>
  [
    postcodeText(postcode) || 'postcode not given',
    floorName(floor),
    lift ? 'with a lift' : 'no lift',
  ].join(', ');

const roomTexts = ({ counts }: Plan) =>
  rooms
    .filter((room) => thingsOf(counts, room) > 0)
    .map((room) =>
      [
        `${room.name}, ${cubicMetres(litresOf(counts, room.items))}`,
        ...room.items
          .filter(({ id }) => counts[id])
          .map(({ id, name }) => `${counts[id]} x ${name}`),
      ].join('\n'),
    );
