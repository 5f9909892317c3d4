import type { Engine } from 'mrml';
import type { ShopSettings } from 'server/settings/shop';
import type { MailContent } from '../content.ts';
import { mailText } from './mail-text.ts';
import { pageMjml } from './page-mjml.ts';

let engine: Promise<Engine> | null = null;

/** Loaded with the first mail: the backend starts, and takes orders, without it. */
async function loadEngine(): Promise<Engine> {
  const { Engine } = await import('mrml');
  const loaded = new Engine();
  // No font of another site is loaded by a mail.
  loaded.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });
  return loaded;
}

/** The two parts of a mail, the same for every kind of mail. */
export async function layOut(
  shop: ShopSettings,
  content: MailContent,
): Promise<{ html: string; text: string }> {
  const laidOut = (await (engine ??= loadEngine())).toHtml(pageMjml(shop, content));
  // What it says of the failure could name what the mail is about.
  if (laidOut.type === 'error')
    throw new Error(`The mail could not be laid out (${laidOut.origin}).`);
  return { html: laidOut.content, text: mailText(shop, content) };
}
