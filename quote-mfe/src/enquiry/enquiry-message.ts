import { formatMoney } from 'shared/format';
import type { MoveRecommendation } from '../recommendation/packages-api';
import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { sumLitres, countItems } from 'contract/quotes/furniture-counts';
import { rooms } from 'contract/quotes/furniture';
import { formatDay } from 'contract/calendar/date-texts';
import { describeRoute, QUOTE_SUBJECT_PREFIX } from 'contract/content/quote-subject';
import { getFloorName } from 'contract/calendar/move-address';
import { cleanTypedText } from 'shared/forms';
import type { MoveAddress, Plan } from '../plan/plan';
import { cleanContact } from './contact';
import { formatVans } from 'contract/quotes/vans';

/** Longest text of each field, in characters. The note becomes a part of the longer message. */
export const MAX_LENGTHS = { name: 200, email: 254, phone: 50, note: 2000 };

export function buildEnquirySubject({ counts, from, to }: Plan): string {
  const route = describeRoute(
    cleanTypedText(from.postcode, 'postcode'),
    cleanTypedText(to.postcode, 'postcode'),
  );
  const subject = QUOTE_SUBJECT_PREFIX + formatCubicMetres(sumLitres(counts));
  return [subject, route].filter(Boolean).join(', ');
}

export function buildEnquiryText(plan: Plan, recommendation: MoveRecommendation): string {
  const litres = sumLitres(plan.counts);
  const summary = [
    `How much: ${formatCubicMetres(litres)}${litres > 0 ? `, ${formatVans(litres)}` : ''}`,
    `From: ${formatAddress(plan.from)}`,
    `To: ${formatAddress(plan.to)}`,
    `Date: ${plan.date ? formatDay(plan.date) : 'open'}`,
    `Fits: ${recommendation.kind === 'package' ? `${recommendation.movePackage.name}, ${formatMoney(recommendation.movePackage.price)}` : 'no package, please quote'}`,
  ];
  const { note } = cleanContact(plan);
  return [summary.join('\n'), ...formatRooms(plan), ...(note ? [`Note\n${note}`] : [])].join(
    '\n\n',
  );
}

const formatAddress = ({ postcode, floor, lift }: MoveAddress) =>
  [
    cleanTypedText(postcode, 'postcode') || 'postcode not given',
    getFloorName(floor),
    lift ? 'with a lift' : 'no lift',
  ].join(', ');

const formatRooms = ({ counts }: Plan) =>
  rooms
    .filter((room) => countItems(counts, room) > 0)
    .map((room) =>
      [
        `${room.name}, ${formatCubicMetres(sumLitres(counts, room.items))}`,
        ...room.items
          .filter(({ id }) => counts[id])
          .map(({ id, name }) => `${counts[id]} x ${name}`),
      ].join('\n'),
    );
