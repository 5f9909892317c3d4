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
      summary: 'The questions of the FAQ that the firm has chosen for the home page',
      response: defineDataResponse(Type.Array(FaqEntry)),
    },
    async (_params, db) => ({
      status: true as const,
      data: selectHomeQuestions(await listFaqRows(db)),
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
  const rowsByTopic = Map.groupBy(await listFaqRows(db), ({ topicid }) => topicid);
  return [...rowsByTopic.values()].map((topicRows) => ({
    title: topicRows[0]?.title ?? '',
    entries: topicRows.map(toFaqEntry),
  }));
}

interface FaqRow {
  topicid: number;
  title: string;
  question: string;
  answer: string;
  isHome: boolean;
}

const toFaqEntry = ({ question, answer }: FaqRow) => ({ question, answer });

/** Without chosen questions, the first question of each topic is on the home page. */
function selectHomeQuestions(rows: readonly FaqRow[]) {
  const chosenRows = rows.filter(({ isHome }) => isHome);
  const firstRows = rows.filter(({ topicid }, index) => rows[index - 1]?.topicid !== topicid);
  return (chosenRows.length > 0 ? chosenRows : firstRows).slice(0, HOME_QUESTIONS).map(toFaqEntry);
}

const listFaqRows = (db: Tx): Promise<FaqRow[]> =>
  db
    .select({
      topicid: faqTopics.id,
      title: faqTopics.title,
      question: faqEntries.question,
      answer: faqEntries.answer,
      isHome: faqEntries.isHome,
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
