import { type SQL, sql } from 'drizzle-orm';
import { queryRows, type Tx } from '../../db/db.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';

/** Days before its last day from which an offer counts as expiring. */
export const EXPIRING_DAYS = 3;

/** Largest exact count, as for the other figures of the page Today. */
const MAX_COUNT = 1_000;

/** Figures of quotes. All but the share are at most `MAX_COUNT` + 1. */
export interface QuoteFigures {
  /** Requests without an offer. */
  unanswered: number;
  /** Offers that wait for the customer. */
  waiting: number;
  /** Those of them that end soon. */
  expiring: number;
  /** Quotes accepted since `monthStart`. */
  accepted: number;
  /** Share in per cent of the offers answered or ended since then that were accepted, or null. */
  acceptedshare: number | null;
}

/** Returns the condition for offers that wait for the customer and end soon. */
export const buildExpiringCondition = (today = getLondonToday()): SQL =>
  sql`state = 'sent' and valid_until between ${today}::date and ${addDays(today, EXPIRING_DAYS)}::date`;

/** Counts quotes for the page Today. Days are London days. */
export async function loadQuoteFigures(
  tx: Tx,
  { today, monthStart }: { today: string; monthStart: string },
): Promise<QuoteFigures> {
  const hasEnded = sql`ended_at >= ${monthStart}::timestamp at time zone 'Europe/London'`;
  const [row] = await queryRows<Omit<QuoteFigures, 'acceptedshare'> & { ended: number }>(
    tx,
    sql`select
      ${countUpToMax(sql`state = 'requested'`)} as unanswered,
      ${countUpToMax(sql`state = 'sent'`)} as waiting,
      ${countUpToMax(buildExpiringCondition(today))} as expiring,
      ${countUpToMax(sql`state = 'accepted' and ${hasEnded}`)} as accepted,
      (select count(*)::int from quotes where ${hasEnded} and state in ('accepted', 'declined', 'expired')) as ended`,
  );
  if (row === undefined) throw new Error('The quotes were not counted.');
  const { ended, ...figures } = row;
  const acceptedshare = ended === 0 ? null : Math.round((figures.accepted / ended) * 100);
  return { ...figures, acceptedshare };
}

const countUpToMax = (condition: SQL) =>
  sql`(select count(*)::int from (select from quotes where ${condition} limit ${MAX_COUNT + 1}) as matches)`;
