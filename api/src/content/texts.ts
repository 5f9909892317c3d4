import { and, asc, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { CachedRoutes } from '../catalog/cached-routes.ts';
import type { Tx } from '../db/db.ts';
import { defineDataResponse } from '../http/responses.ts';
import { faqEntries, faqTopics, termsSections } from './tables.ts';

const FaqEntry = Type.Object({
  question: Type.String(),
  answer: Type.String({ description: 'An empty line separates paragraphs.' }),
});

const FaqTopic = Type.Object({ title: Type.String(), entries: Type.Array(FaqEntry) });

/** Number of questions on the home page. */
const HOME_QUESTIONS = 4;

const TermsSection = Type.Object({
  anchor: Type.String({ description: 'The last part of links such as /terms#insurance.' }),
  title: Type.String(),
  content: Type.String({
    description:
      'An empty line separates paragraphs. Lines of a list begin with a hyphen. {brand}, {phone} and {email} stand for those of the shop.',
  }),
});

export function registerTextRoutes(cachedRoutes: CachedRoutes): void {
  cachedRoutes.get(
    '/users/getfaq',
    {
      summary: 'Questions and answers by topic',
      response: defineDataResponse(Type.Array(FaqTopic)),
    },
    async (_params, db) => ({ status: true as const, data: await listFaqTopics(db) }),
  );
  cachedRoutes.get(
    '/users/gethomequestions',
    {
      summary: 'The first questions of the FAQ, for the home page',
      response: defineDataResponse(Type.Array(FaqEntry)),
    },
    async (_params, db) => ({
      status: true as const,
      data: (await listFaqTopics(db)).flatMap(({ entries }) => entries).slice(0, HOME_QUESTIONS),
    }),
  );
  cachedRoutes.get(
    '/users/getterms',
    {
      summary: 'Sections of the terms and conditions',
      response: defineDataResponse(Type.Array(TermsSection)),
    },
    async (_params, db) => ({ status: true as const, data: await listTermsSections(db) }),
  );
}

/**
 * Returns the visible topics of the FAQ with their visible questions. Omits topics without a
 * visible question.
 */
async function listFaqTopics(db: Tx) {
  const rows = await db
    .select({
      topicid: faqTopics.id,
      title: faqTopics.title,
      question: faqEntries.question,
      answer: faqEntries.answer,
    })
    .from(faqTopics)
    .innerJoin(faqEntries, eq(faqEntries.topicid, faqTopics.id))
    .where(and(eq(faqTopics.visibility, 'visible'), eq(faqEntries.visibility, 'visible')))
    .orderBy(
      asc(faqTopics.position),
      asc(faqTopics.id),
      asc(faqEntries.position),
      asc(faqEntries.id),
    );
  const rowsByTopic = Map.groupBy(rows, ({ topicid }) => topicid);
  return [...rowsByTopic.values()].map((topicRows) => ({
    title: topicRows[0]?.title ?? '',
    entries: topicRows.map(({ question, answer }) => ({ question, answer })),
  }));
}

const listTermsSections = (db: Tx) =>
  db
    .select({
      anchor: termsSections.anchor,
      title: termsSections.title,
      content: termsSections.content,
    })
    .from(termsSections)
    .where(eq(termsSections.visibility, 'visible'))
    .orderBy(asc(termsSections.position), asc(termsSections.id));
