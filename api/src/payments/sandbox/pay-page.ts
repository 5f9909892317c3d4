import { escapeHtml } from '../../http/escape-html.ts';
import { showPence } from '../../money/pence.ts';
import { payPageStyle } from './pay-page-style.ts';
import type { SandboxSession } from './sandbox-provider.ts';
import { type CardComplaint, type CardField, testCards } from './test-card.ts';

/** Renders the hosted payment page of an open session. It works without scripts. */
export function payPage(
  session: SandboxSession,
  brand: string,
  complaints: readonly CardComplaint[] = [],
): string {
  const refusal = complaints.find(({ field }) => field === 'card')?.sentence;
  return frame(
    `${refusal ? 'Card declined: ' : ''}Pay ${showPence(session.amount)} – ${brand}`,
    `${summary(session, brand)}
<main class="pay">
<h1>Pay by card</h1>
${refusal ? `<p class="alert" role="alert" id="refusal">${escapeHtml(refusal)}</p>` : ''}
<form method="post" novalidate>
${input('number', 'Card number', 'cc-number', complaints, '1234 1234 1234 1234')}
<div class="pair">
${input('expiry', 'Expiry (MM / YY)', 'cc-exp', complaints, 'MM / YY')}
${input('cvc', 'CVC', 'cc-csc', complaints, '123')}
</div>
<button type="submit">Pay ${showPence(session.amount)}</button>
</form>
${session.declined ? leaveLink(session, refusal) : ''}
<section class="cards" aria-labelledby="cards">
<h2 id="cards">Test cards</h2>
<p>Any expiry date in the future and any three digits. No money moves.</p>
<ul>${testCards
      .map(({ number, effect }) => `<li><code>${number}</code> <span>${effect}</span></li>`)
      .join('')}</ul>
</section>
</main>`,
  );
}

/** Renders the page of an ended or unknown session. */
export function endedPage(session: SandboxSession | null, brand: string): string {
  const back = session && `<p><a href="${escapeHtml(session.cancelUrl)}">Back to shop</a></p>`;
  return frame(
    `Payment page closed – ${brand}`,
    `<main class="pay"><h1>This payment page is closed</h1>
<p>Nothing was charged. Go back to the shop and start the payment again.</p>${back ?? ''}</main>`,
  );
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${payPageStyle}</style>
</head>
<body>
<aside class="mode" aria-label="Test mode"><strong>Test mode</strong> This page stands in for the card provider. No money moves.</aside>
<div class="columns">
${content}
</div>
</body>
</html>`;
}

function summary(session: SandboxSession, brand: string): string {
  const rows = session.lines.map(
    ({ name, quantity, amount }) =>
      `<li><span>${escapeHtml(name)}${quantity > 1 ? ` <small>× ${quantity}</small>` : ''}</span>
<span>${showPence(amount * quantity)}</span></li>`,
  );
  return `<header class="order">
<a class="back" href="${escapeHtml(session.cancelUrl)}"><span aria-hidden="true">←</span> Back to shop</a>
<p class="shop">${escapeHtml(brand)}</p>
<p class="number">Order ${escapeHtml(session.orderno)}</p>
<p class="total">${showPence(session.amount)}</p>
<ul class="lines" aria-label="Your order">${rows.join('')}</ul>
<p class="sum"><span>Total to pay</span> <span>${showPence(session.amount)}</span></p>
</header>`;
}

function input(
  field: CardField,
  label: string,
  autocomplete: string,
  complaints: readonly CardComplaint[],
  placeholder: string,
): string {
  const sentence = complaints.find((complaint) => complaint.field === field)?.sentence;
  const error = sentence ? `<p class="error" id="${field}-error">${escapeHtml(sentence)}</p>` : '';
  return `<div class="field"><label for="${field}">${label}</label>
<input id="${field}" name="${field}" inputmode="numeric" autocomplete="${autocomplete}"
 placeholder="${placeholder}" maxlength="40" required${stateOf(field, complaints)}>${error}</div>`;
}

/**
 * Returns the attributes of a field with an error. The focus is on the first one, or on the number
 * of a refused card.
 */
function stateOf(field: CardField, complaints: readonly CardComplaint[]): string {
  const first = complaints[0]?.field === 'card' ? 'number' : complaints[0]?.field;
  const focus = field === first ? ' autofocus' : '';
  if (complaints[0]?.field === 'card') {
    return field === 'number' ? `${focus} aria-describedby="refusal"` : '';
  }
  const isWrong = complaints.some((complaint) => complaint.field === field);
  return isWrong ? `${focus} aria-invalid="true" aria-describedby="${field}-error"` : focus;
}

/**
 * Renders a link that leaves the page after a declined card. The shop then explains the failure.
 */
function leaveLink({ cancelUrl, orderno }: SandboxSession, refusal = 'The card was declined.') {
  const failed = new URL('/payment-failed', cancelUrl);
  failed.search = new URLSearchParams({ order_id: orderno, error: refusal }).toString();
  return `<p class="leave"><a href="${escapeHtml(failed.href)}">Leave without paying</a></p>`;
}
