import { fillInShopDetails } from 'contract/content/shop-texts';
import { eq } from 'drizzle-orm';
import type { ShopSettings } from 'server/settings/shop';
import type { Db } from '../../db/db.ts';
import type { MailContent, MailPart } from './content.ts';
import { mailTexts } from '../../content/tables.ts';

/**
 * Replaces the introduction by the text that staff wrote for this kind of email, if there is one.
 */
export async function applyOpeningText(
  { db, shop }: { db: Db; shop: ShopSettings },
  kind: string,
  content: MailContent,
): Promise<MailContent> {
  if (!content.parts.some(hasOpening)) return content;
  const [row] = await db
    .select({ text: mailTexts.text })
    .from(mailTexts)
    .where(eq(mailTexts.kind, kind));
  const text = fillInShopDetails(row?.text.trim() ?? '', shop);
  if (text === '') return content;
  return { ...content, parts: content.parts.map((part) => replaceOpening(part, text)) };
}

const hasOpening = (part: MailPart) => part.kind === 'paragraph' && part.openingOf !== undefined;

/** Inserts the order number for the placeholder {order}. */
function replaceOpening(part: MailPart, text: string): MailPart {
  if (part.kind !== 'paragraph' || part.openingOf === undefined) return part;
  const lines = text.replaceAll('{order}', part.openingOf).split(/\r?\n/);
  return { ...part, lines: [...part.lines.slice(0, -1), ...lines] };
}
