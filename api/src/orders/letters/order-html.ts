import type { ShopSettings } from 'server/settings/shop';
import { escapeHtml } from '../../http/escape-html.ts';
import type { OrderDetail } from '../load-orders.ts';
import { showPence } from '../../money/pence.ts';
import { heading, line, linesOf, mailPage, paragraph, soft } from '../../mail/layout.ts';
import { addonName, orderSentences } from './order-sentences.ts';

/** The HTML part of the confirmation: tables and inline style, as mail programs want it. */
export function orderHtml(
  order: OrderDetail,
  shop: ShopSettings,
  details: readonly string[],
): string {
  const says = orderSentences(order, shop);
  const content = [
    paragraph(`${escapeHtml(says.greeting)}<br>${escapeHtml(says.thanks)}`),
    goodsTable(order),
    heading('Payment'),
    paragraph(escapeHtml(says.payment)),
    heading('What happens next'),
    `<ol style="margin:0 0 14px;padding-left:22px">${says.next
      .map((step) => `<li style="margin-bottom:6px">${escapeHtml(step)}</li>`)
      .join('')}</ol>`,
    heading('Your details'),
    paragraph(linesOf(details.join('\n'))),
    heading('Cancelling'),
    `<p style="margin:0 0 14px;font-size:14px;color:${soft}">${escapeHtml(says.cancellation)}</p>`,
    paragraph(
      `${link(order.site, '/my-orders', 'My Orders')} &nbsp; ${link(order.site, '/terms', 'Terms and Conditions')}`,
    ),
  ];
  const preview = `Order ${order.orderno}, ${showPence(order.total)}`;
  return mailPage(shop, says.title, preview, content.join('\n'));
}

function goodsTable(order: OrderDetail): string {
  const rows = order.lines.flatMap((bought) => [
    row(`${escapeHtml(bought.name)} ${quantity(bought.quantity)}`, showPence(bought.amount)),
    ...bought.addons.map((addon) =>
      row(
        `<span style="color:${soft}">+ ${escapeHtml(addonName(addon))} ${quantity(addon.quantity)}</span>`,
        showPence(addon.amount),
      ),
    ),
  ]);
  if (order.deliveryCharge > 0) {
    const name = order.deliveryName || 'Delivery Charge';
    rows.push(row(escapeHtml(name), showPence(order.deliveryCharge)));
  }
  rows.push(row('<strong>Total</strong>', `<strong>${showPence(order.total)}</strong>`));
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:18px 0">
<caption style="text-align:left;padding-bottom:8px;color:${soft}">Order number <strong>${escapeHtml(order.orderno)}</strong></caption>
${rows.join('\n')}
</table>`;
}

function row(name: string, amount: string): string {
  const cell = `padding:9px 0;border-top:1px solid ${line};vertical-align:top`;
  return `<tr><td style="${cell}">${name}</td><td align="right" style="${cell};padding-left:12px;white-space:nowrap">${amount}</td></tr>`;
}

function quantity(count: number): string {
  return `<span style="color:${soft};white-space:nowrap">(qty: ${count})</span>`;
}

function link(site: string, path: string, name: string): string {
  return `<a href="${escapeHtml(site + path)}" style="color:#23423b">${name}</a>`;
}
