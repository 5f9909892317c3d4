import * as v from 'valibot';
import { declareCall } from '../calls/call.ts';
import { day, integer, pageSize, programText, typedText } from '../calls/wire.ts';
import { quoteOutlineFields } from './staff-quote.ts';
import { quoteSources, quoteStates } from './quote-state.ts';

/** The call that lists quotes for staff. Amounts are pence. */

/** Largest number of quotes that the backend counts. A larger total means that there are more. */
export const MAX_COUNTED_QUOTES = 1_000;

const filterDay = (title: string) => v.optional(v.pipe(day, v.metadata({ title })));

/** A row of the list. */
const quoteRow = v.object({
  ...quoteOutlineFields,
  /** First and last name. */
  customer: v.string(),
  /** Short text of the request, such as '14.2 m³, SE1 7PB to E16 4AB'. */
  what: v.string(),
  photos: integer,
  /** Whether the customer's last message has no answer. */
  hasquestion: v.boolean(),
});

export type QuoteRow = v.InferOutput<typeof quoteRow>;

/** A POST request, because URLs are logged and a search may contain names. */
export const listQuotes = declareCall({
  method: 'POST',
  path: 'staff/quotes/list',
  access: 'orders',
  summary: 'A page of the quotes that match a search and filters',
  body: v.object({
    /** Parts of number, name, e-mail, phone, postcode, line or item. */
    search: v.optional(typedText('line', 'Search', 100)),
    /** A state, 'open' for those that wait, or 'expiring' for those sent that end within 3 days. */
    state: v.optional(v.picklist([...quoteStates, 'open', 'expiring'])),
    source: v.optional(v.picklist(quoteSources)),
    /** 'me', 'nobody' for unassigned quotes, or the id of a colleague. */
    assigned: v.optional(
      v.pipe(v.string(), v.metadata({ pattern: '^(me|nobody|[1-9][0-9]{0,8})$' })),
    ),
    /** Days of the request. */
    from: filterDay('First day'),
    to: filterDay('Last day'),
    /** Days on which quotes were accepted or declined, or ended in another way. */
    endedfrom: filterDay('First day of the end'),
    endedto: filterDay('Last day of the end'),
    /** True: those that wait come first. Within, the newest first. */
    openfirst: v.optional(v.boolean(), true),
    /** `next` of the previous page. */
    after: v.optional(programText(200)),
    size: pageSize,
  }),
  response: v.object({
    data: v.array(quoteRow),
    next: v.nullable(v.string()),
    /**
     * Number of all matching quotes, `MAX_COUNTED_QUOTES + 1` if there are more, or null if it is
     * unknown.
     */
    total: v.nullable(integer),
  }),
});
