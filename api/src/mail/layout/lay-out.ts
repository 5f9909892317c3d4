import type { Engine } from 'mrml';
import type { ShopSettings } from 'server/settings/shop';
import type { MailContent } from '../content.ts';
import { mailText } from './mail-text.ts';
import { pageMjml } from './page-mjml.ts';

let engine: Promise<Engine> | null = null;

/**
 * Loads the layout engine. It is imported at the first email, so that the backend starts faster.
 */
async function loadEngine(): Promise<Engine> {
  const { Engine } = await import('mrml');
  const loaded = new Engine();
  // Prevents emails from loading fonts of other sites.
  loaded.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });
  return loaded;
}

/** Renders HTML and text of an email. Rejects if the engine refuses the content. */
export async function layOut(
  shop: ShopSettings,
  content: MailContent,
): Promise<{ html: string; text: string }> {
  const laidOut = (await (engine ??= loadEngine())).toHtml(pageMjml(shop, content));
  // Omits the engine's message, because it could contain content of the email.
  if (laidOut.type === 'error')
    throw new Error(`The layout of the mail failed in '${laidOut.origin}'.`);
  return { html: laidOut.content, text: mailText(shop, content) };
}
