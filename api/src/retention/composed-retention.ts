import { sql } from 'drizzle-orm';
import { composerDrafts } from '../compose/records/tables.ts';
import { contactMessages } from '../contact/tables.ts';
import { quoteLinks, quotePhotos, quotes } from '../quotes/records/tables.ts';
import { crewEvents, jobPhotos } from '../work/crew/tables.ts';
import type { RetentionRule } from './retention-rule.ts';

/** The message of a quote is deleted after the quote. */
export const hasNoQuote = sql`not exists (select from ${quotes} where ${quotes.messageid} = ${contactMessages.id})`;

/** Deletions of quotes and of drafts. What belongs to a quote alone is deleted with it. */
export const composedRetention: readonly RetentionRule[] = [
  {
    description: 'Links of mails that open one quote (hashed)',
    days: 0,
    startText: 'they end',
    startsAt: quoteLinks.expiresAt,
    primaryKey: [quoteLinks.tokenHash],
  },
  {
    description: 'Photos of quotes, with their files',
    days: 365,
    startText: 'the last change of their quote',
    startsAt: sql`(select changed_at from ${quotes} where ${quotes.id} = ${quotePhotos.quoteid})`,
    primaryKey: [quotePhotos.id],
  },
  {
    description:
      'Quotes with their offers and history, and then the message of the conversation. The order of an accepted quote stays',
    days: 730,
    startText: 'the last change',
    startsAt: quotes.changedAt,
    primaryKey: [quotes.id],
  },
  {
    description: 'Photos that crews took at their jobs, with their files',
    days: 365,
    startText: 'they were taken',
    startsAt: jobPhotos.at,
    primaryKey: [jobPhotos.id],
  },
  {
    description: 'What crews pressed at their jobs, with notes and signatures',
    days: 730,
    startText: 'it was pressed',
    startsAt: crewEvents.at,
    primaryKey: [crewEvents.key],
  },
  {
    description: 'What staff typed for an order, an edit or a quote and did not send',
    days: 30,
    startText: 'it was saved last',
    startsAt: composerDrafts.updatedAt,
    primaryKey: [composerDrafts.staffid, composerDrafts.key],
  },
];
