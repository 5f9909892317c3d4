import type { Engine } from 'mrml';
import type { ShopSettings } from 'server/settings/shop';
import type { MailContent } from '../content.ts';
import { mailText } from './mail-text.ts';
import { pageMjml } from './page-mjml.ts';

let engine: Promise<Engine> | null = null;

/** Loads the layout engine with the first email, so that the backend starts without it. */
async function loadEngine(): Promise<Engine> {
  const { Engine } = await import('mrml');
  const loaded = new Engine();
  // Prevents emails from loading fonts of other sites.
  loaded.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });
  return loaded;
}

/** Renders HTML and text of an email. The layout is the same for all kinds. Throws if it fails. */
export async function layOut(
  shop: ShopSettings,
  content: MailContent,
): Promise<{ html: string; text: string }> {
  const laidOut = (await (engine ??= loadEngine())).toHtml(pageMjml(shop, content));
  // The engine's message could contain content of the email.
  if (laidOut.type === 'error')
    throw new Error(`The mail could not be laid out (${laidOut.origin}).`);
  return { html: laidOut.content, text: mailText(shop, content) };
}
