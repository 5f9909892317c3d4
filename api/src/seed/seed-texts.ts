import { FEATURES } from 'contract/features';
import { buildTermsTexts } from 'contract/content/texts/terms-texts';
import { faqTexts } from 'contract/content/texts/faq-texts';
import { faqEntries, faqTopics, mailTexts, termsSections } from '../content/tables.ts';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { POSITION_STEP } from '../catalog/staff/records/kind-tables.ts';
import type { Tx } from '../db/db.ts';
import { emailTemplates } from '../email-templates.ts';

/**
 * Seeds each empty table of texts. A table with rows stays unchanged, even if all rows are
 * archived. Only the mail texts get their missing kinds and present names.
 */
export async function seedTexts(tx: Tx): Promise<void> {
  if (await isEmpty(tx, faqTopics)) await insertFaq(tx);
  if (await isEmpty(tx, termsSections)) {
    const sections = buildTermsTexts(FEATURES);
    await tx.insert(termsSections).values(sections.map(withPosition));
  }
  await tx
    .insert(mailTexts)
    .values(listEditableMails().map(withPosition))
    .onConflictDoUpdate({
      target: mailTexts.kind,
      set: { title: sql`excluded.title` },
      setWhere: sql`${mailTexts.title} <> excluded.title`,
    });
}

const listEditableMails = () =>
  Object.entries(emailTemplates)
    .filter(([, { hasEditableText }]) => hasEditableText)
    .map(([kind, { title }]) => ({ kind, title }));

async function isEmpty(tx: Tx, table: PgTable): Promise<boolean> {
  return (await tx.$count(table)) === 0;
}

async function insertFaq(tx: Tx): Promise<void> {
  const topicRows = faqTexts.map(({ title }, index) => withPosition({ title }, index));
  const topics = await tx.insert(faqTopics).values(topicRows).returning({ id: faqTopics.id });
  const entryRows = topics.flatMap(({ id: topicid }, index) =>
    (faqTexts[index]?.entries ?? []).map((entry, entryIndex) =>
      withPosition({ ...entry, topicid, isHome: entry.isHome ?? false }, entryIndex),
    ),
  );
  await tx.insert(faqEntries).values(entryRows);
}

const withPosition = <Row extends object>(row: Row, index: number) => ({
  ...row,
  position: (index + 1) * POSITION_STEP,
});
