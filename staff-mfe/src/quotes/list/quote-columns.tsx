import type { QuoteRow } from 'contract/quotes/staff-quote-list';
import { formatMoney } from 'shared/format';
import { Link } from 'shared/router';
import { Badge } from 'shared/ui';
import type { DataColumn } from 'shared/desk';
import { formatShortDay, formatShortTime } from '../../ui/short-dates';
import { getQuoteTone } from '../../ui/quote-tone';

export const quoteColumns: readonly DataColumn<QuoteRow>[] = [
  {
    id: 'quoteno',
    label: 'Quote',
    isRowHeading: true,
    isNoWrap: true,
    cell: ({ quoteno }) => <Link to={`/admin/quotes/${quoteno}`}>{quoteno}</Link>,
  },
  {
    id: 'customer',
    label: 'Customer',
    isTyped: true,
    cell: ({ customer }) => customer || 'Erased',
  },
  { id: 'what', label: 'What', isTyped: true, cell: What },
  { id: 'state', label: 'State', isNoWrap: true, cell: State },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    isNoWrap: true,
    cell: ({ total }) => (total === null ? '' : formatMoney(total)),
  },
  {
    id: 'validuntil',
    label: 'Valid until',
    isNoWrap: true,
    cell: ({ validuntil }) => (validuntil === '' ? '' : formatShortDay(validuntil)),
  },
  { id: 'assignee', label: 'Who', cell: ({ assignee }) => assignee?.name ?? '' },
  {
    id: 'asked',
    label: 'Asked',
    isNoWrap: true,
    cell: ({ createdat }) => formatShortTime(createdat),
  },
];

function What({ what, photos }: QuoteRow) {
  const photoText = photos === 0 ? '' : `${photos} ${photos === 1 ? 'photo' : 'photos'}`;
  return [what, photoText].filter(Boolean).join(', ');
}

function State({ state, statelabel, hasquestion }: QuoteRow) {
  return (
    <>
      <Badge tone={getQuoteTone(state)}>{statelabel}</Badge>{' '}
      {hasquestion && <Badge tone="red">Question</Badge>}
    </>
  );
}
