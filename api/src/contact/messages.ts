import { count, desc } from 'drizzle-orm';
import type { CheckedCaptcha } from '../captcha/captcha-check.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import { enqueueMail } from '../mail/queue.ts';
import { contactMessages } from './tables.ts';

type NewMessage = typeof contactMessages.$inferInsert;

/** Keeps a visitor's message, spends the captcha and queues the mail to the firm: all of it or nothing. */
export async function takeMessage(
  db: Db,
  { mail }: Pick<Config, 'mail'>,
  captcha: CheckedCaptcha,
  message: NewMessage,
): Promise<void> {
  await db.transaction(async (tx) => {
    await captcha.spend(tx);
    await tx.insert(contactMessages).values(message);
    await enqueueMail(tx, { job: { kind: 'contact-message', to: mail.to, message } });
  });
}

/** One page of the messages, the newest first. */
export async function listMessages(db: Db, { page, size }: { page: number; size: number }) {
  const rows = await db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(contactMessages);
  const data = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { status: true as const, data, total: all?.total ?? 0 };
}
