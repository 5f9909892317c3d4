import { eq } from 'drizzle-orm';
import { staffNameSql } from '../../contact/staff/colleagues.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { ChangedMeanwhileError } from '../../http/changed-meanwhile-error.ts';
import { users } from '../../people/records/tables.ts';
import { requireQuoteNumber } from '../records/find-quote.ts';
import type { QuoteRow } from '../records/tables.ts';
import { loadStaffQuote } from './load-staff-quote.ts';

/** Throws 409 with the present quote if it was changed since `version`. */
export async function requireQuoteVersion(
  tx: Tx,
  context: Pick<ApiContext, 'config'>,
  quote: QuoteRow,
  version: number,
): Promise<void> {
  if (quote.version === version) return;
  const number = requireQuoteNumber(quote);
  const [changer] = await tx
    .select({ name: staffNameSql })
    .from(users)
    .where(eq(users.id, quote.changedBy ?? 0));
  throw new ChangedMeanwhileError(`Quote ${number}`, {
    current: await loadStaffQuote(tx, context, number),
    by: changer?.name ?? describeOtherChanger(quote),
    at: quote.changedAt.toISOString(),
  });
}

const describeOtherChanger = ({ state }: QuoteRow): string =>
  state === 'accepted' || state === 'declined' ? 'the customer' : 'the shop';
