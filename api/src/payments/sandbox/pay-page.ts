import { escapeHtml } from '../../http/escape-html.ts';
import { formatMoney } from 'contract/values/pence';
import { payPageStyle } from './pay-page-style.ts';
import type { SandboxSession } from './sandbox-provider.ts';
import { type CardError, type CardField, testCards } from './test-card.ts';

/** Renders the hosted payment page of an open session. The page works without scripts. */
export function renderPayPage(
  session: SandboxSession,
  brand: string,
  cardErrors: readonly CardError[] = [],
): string {
  const refusal = cardErrors.find(({ field }) => field === 'card')?.sentence;
  return renderDocument(
    `${refusal ? 'Card declined: ' : ''}Pay ${formatMoney(session.amount)} – ${brand}`,
    `${renderSummary(session, brand)}
<main class="pay">
<h1>Pay by card</h1>
${refusal ? `<p class="alert" role="alert" id="refusal">${escapeHtml(refusal)}</p>` : ''}
<form method="post" novalidate>
${renderInput('number', 'Card number', 'cc-number', cardErrors, '1234 1234 1234 1234')}
<div class="pair">
${renderInput('expiry', 'Expiry (MM / YY)', 'cc-exp', cardErrors, 'MM / YY')}
${renderInput('cvc', 'CVC', 'cc-csc', cardErrors, '123')}
</div>
<button type="submit">Pay ${formatMoney(session.amount)}</button>
</form>
${session.declined ? renderLeaveLink(session, refusal) : ''}
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
export function renderEndedPage(session: SandboxSession | null, brand: string): string {
  const backLink = session && `<p><a href="${escapeHtml(session.cancelUrl)}">Back to shop</a></p>`;
  return renderDocument(
    `Payment page closed – ${brand}`,
    `<main class="pay"><h1>This payment page is closed</h1>
<p>Nothing was charged. Go back to the shop and start the payment again.</p>${backLink ?? ''}</main>`,
  );
}

export function renderDocument(title: string, content: string): string {
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

function renderSummary(session: SandboxSession, brand: string): string {
  const rows = session.lines.map(
    ({ name, quantity, amount }) =>
      `<li><span>${escapeHtml(name)}${quantity > 1 ? ` <small>× ${quantity}</small>` : ''}</span>
<span>${formatMoney(amount * quantity)}</span></li>`,
  );
  return `<header class="order">
<a class="back" href="${escapeHtml(session.cancelUrl)}"><span aria-hidden="true">←</span> Back to shop</a>
<p class="shop">${escapeHtml(brand)}</p>
<p class="number">Order ${escapeHtml(session.orderno)}</p>
<p class="total">${formatMoney(session.amount)}</p>
<ul class="lines" aria-label="Your order">${rows.join('')}</ul>
<p class="sum"><span>Total to pay</span> <span>${formatMoney(session.amount)}</span></p>
</header>`;
}

function renderInput(
  field: CardField,
  label: string,
  autocomplete: string,
  cardErrors: readonly CardError[],
  placeholder: string,
): string {
  const sentence = cardErrors.find((cardError) => cardError.field === field)?.sentence;
  const error = sentence ? `<p class="error" id="${field}-error">${escapeHtml(sentence)}</p>` : '';
  return `<div class="field"><label for="${field}">${label}</label>
<input id="${field}" name="${field}" inputmode="numeric" autocomplete="${autocomplete}"
 placeholder="${placeholder}" maxlength="40" required${renderErrorAttributes(field, cardErrors)}>${error}</div>`;
}

/**
 * Returns the attributes of a field with an error. The first invalid field gets the focus. If the
 * card was refused, the card number gets the focus.
 */
function renderErrorAttributes(field: CardField, cardErrors: readonly CardError[]): string {
  const focusedField = cardErrors[0]?.field === 'card' ? 'number' : cardErrors[0]?.field;
  const focus = field === focusedField ? ' autofocus' : '';
  if (cardErrors[0]?.field === 'card') {
    return field === 'number' ? `${focus} aria-describedby="refusal"` : '';
  }
  const hasError = cardErrors.some((cardError) => cardError.field === field);
  return hasError ? `${focus} aria-invalid="true" aria-describedby="${field}-error"` : focus;
}

/**
 * Renders a link back to the shop. From a payment of the checkout it leads to the page that explains
 * why the card was declined.
 */
function renderLeaveLink(
  { cancelUrl, orderno }: SandboxSession,
  refusal = 'The card was declined.',
) {
  const failedUrl = new URL('/payment-failed', cancelUrl);
  failedUrl.search = new URLSearchParams({ order_id: orderno, error: refusal }).toString();
  const isOfCheckout = new URL(cancelUrl).pathname === '/payment-cancelled';
  const leaveUrl = isOfCheckout ? failedUrl.href : cancelUrl;
  return `<p class="leave"><a href="${escapeHtml(leaveUrl)}">Leave without paying</a></p>`;
}
