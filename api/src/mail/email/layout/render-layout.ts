import type { Engine } from 'mrml';
import type { ShopSettings } from 'server/settings/shop';
import type { MailContent } from '../content.ts';
import { renderMailText } from './mail-text.ts';
import { renderPageMjml } from './page-mjml.ts';

let enginePromise: Promise<Engine> | null = null;

/** Imports the layout engine with the first email, so that the backend starts faster. */
async function loadEngine(): Promise<Engine> {
  const { Engine } = await import('mrml');
  const newEngine = new Engine();
  // Sets `fonts` to none, so that emails load no fonts from other sites.
  newEngine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });
  return newEngine;
}

/** Renders HTML and plain text of an email. Rejects if the engine refuses the content. */
export async function renderLayout(
  shop: ShopSettings,
  content: MailContent,
): Promise<{ html: string; text: string }> {
  const renderResult = (await (enginePromise ??= loadEngine())).toHtml(
    renderPageMjml(shop, content),
  );
  // Omits the engine's message, because it could contain content of the email.
  if (renderResult.type === 'error')
    throw new Error(`The layout of the mail failed in '${renderResult.origin}'.`);
  return { html: renderResult.content, text: renderMailText(shop, content) };
}
