import * as calls from 'contract/content/text-calls';
import { and, asc, eq } from 'drizzle-orm';
import type { CachedRoutes } from '../catalog/reads/cached-routes.ts';
import type { Tx } from '../db/db.ts';
import { faqEntries, faqTopics, termsSections } from './tables.ts';

/** Number of questions on the home page. */
const HOME_QUESTIONS = 4;

export function registerTextRoutes(cachedRoutes: CachedRoutes): void {
  cachedRoutes.serve(calls.getFaq, async (_params, db) => ({ data: await listFaqTopics(db) }));
  cachedRoutes.serve(calls.getHomeQuestions, async (_params, db) => ({
    data: selectHomeQuestions(await listFaqRows(db)),
  }));
  cachedRoutes.serve(calls.getTerms, async (_params, db) => ({
    data: await listTermsSections(db),
  }));
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
