import type { Letter } from '../../src/mail/letter.ts';
import { letters } from '../../src/letters.ts';
import { MailWorker } from '../../src/mail/mail-worker.ts';
import type { TestApp } from './test-app.ts';

/** Sends all emails that are due. Returns those to this address, the oldest first. */
export async function mailedTo({ config, db }: TestApp, to: string): Promise<Letter[]> {
  const sent: { id: number; letter: Letter }[] = [];
  const silent = { warn: () => undefined, error: () => undefined };
  const transport = {
    send: async (letter: Letter, id: number) => void sent.push({ id, letter }),
    close: () => undefined,
  };
  const worker = new MailWorker({ config, db, letters, transport, log: silent });
  await worker.look();
  await worker.idle();
  return sent
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ letter }) => (letter.to === to ? [letter] : []));
}

/** Returns the token of the link in an email. It follows the address of the page. */
export function tokenIn(letter: Letter | undefined): string {
  const token = /#([\w-]{43})$/m.exec(letter?.text ?? '')?.[1];
  if (token === undefined) throw new Error('There is no link in the letter.');
  return token;
}
