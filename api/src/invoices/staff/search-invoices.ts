import { isDay } from 'contract/calendar/day';
import type { ListedInvoice, searchInvoices as searchCall } from 'contract/invoices/staff-invoices';
import { foldSearch } from 'contract/values/fold-text';
import { and, desc, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { toPattern } from '../../db/search-text.ts';
import { invalidField } from '../../http/invalid-field.ts';
import type { CallBody } from '../../http/serve-call.ts';
import { requireRange } from '../../staff/exports/day-range.ts';
import { toApiInvoice } from '../records/load-invoices.ts';
import { type InvoiceRow, invoices } from '../records/tables.ts';

type InvoiceFilter = CallBody<typeof searchCall>;

/** Returns a page of the invoices and credit notes that match, the newest first, and their sum. */
export async function searchInvoices(db: Db, filter: InvoiceFilter) {
  const { from, to, after, size } = filter;
  if (from !== '' && to !== '') requireRange({ from, to });
  const condition = buildCondition(filter);
  const rows = await db
    .select()
    .from(invoices)
    .where(and(condition, after === undefined ? undefined : buildKeyCondition(after)))
    .orderBy(desc(invoices.issuedOn), desc(invoices.id))
    .limit(size + 1);
  const [{ total = 0 } = {}] = await db
    .select({
      total: sql<number>`coalesce(sum(case ${invoices.kind}
        when 'invoice' then ${invoices.gross} else -${invoices.gross} end), 0)::float8`,
    })
    .from(invoices)
    .where(condition);
  const page = rows.slice(0, size);
  const lastRow = page.at(-1);
  return {
    data: page.map(toListedInvoice),
    total,
    next: lastRow && rows.length > size ? `${lastRow.issuedOn}|${lastRow.id}` : null,
  };
}

/** A document matches if its search text contains all words of the search. */
function buildCondition({ search, from, to }: InvoiceFilter): SQL | undefined {
  const words = foldSearch(search).split(/\s+/).filter(Boolean);
  return and(
    from === '' ? undefined : gte(invoices.issuedOn, from),
    to === '' ? undefined : lte(invoices.issuedOn, to),
    ...words.map((word) => sql`${invoices.searchText} like ${toPattern(word)}`),
  );
}

function buildKeyCondition(after: string): SQL {
  const [day = '', id = ''] = after.split('|');
  if (!isDay(day) || !/^\d{1,9}$/.test(id))
    throw invalidField('after', 'after: this is no key of a page.');
  return sql`(${invoices.issuedOn}, ${invoices.id}) < (${day}::date, ${id}::int)`;
}

function toListedInvoice(row: InvoiceRow): ListedInvoice {
  const { customer, orderno, due, credited } = row.snapshot;
  return {
    ...toApiInvoice(row),
    orderno,
    customer: customer.company || customer.name,
    credited: credited?.number ?? '',
    due,
    dueon: row.dueOn,
  };
}
