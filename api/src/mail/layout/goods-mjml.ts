import type { GoodsLine, GoodsPart } from '../content.ts';
import { colours, EDGE, heading } from './look.ts';
import { safe } from './safe.ts';

/** Width of a picture, in px. */
const PICTURE = 64;

const { stone, soft, ink } = colours;
const table = 'cellpadding="0" cellspacing="0" border="0" width="100%"';

/** Renders the ordered goods as MJML, with pictures if any line has one. */
export function goodsMjml({ title, order, lines, sums, total }: GoodsPart): string {
  const isPictured = lines.some(({ picture }) => picture !== null);
  const [name, value] = order;
  return `${heading(safe(title))}<mj-text padding="0 ${EDGE}px 18px">
<div style="padding-bottom:10px;color:${soft}">${safe(name)} <strong style="color:${ink}">${safe(value)}</strong></div>
<table role="presentation" ${table} style="width:100%">${lines.map((line) => lineRow(line, isPictured)).join('')}</table>
<table ${table} style="width:100%">${sums.map((sum) => sumRow(safe(sum.name), safe(sum.amount), `1px solid ${stone}`)).join('')}${sumRow(`<strong>${safe(total.name)}</strong>`, `<strong>${safe(total.amount)}</strong>`, `2px solid ${ink}`)}</table></mj-text>`;
}

/** Renders a line with its picture and its add-ons. */
function lineRow(line: GoodsLine, isPictured: boolean): string {
  const cell = `padding:12px 0;border-top:1px solid ${stone};vertical-align:top`;
  const rows = [
    priceRow(named(line.name, line.quantity), line.amount, ''),
    ...line.addons.map(({ name, quantity, amount }) =>
      priceRow(
        `+ ${named(name, quantity)}`,
        amount,
        `padding-top:4px;font-size:15px;color:${soft}`,
      ),
    ),
  ];
  const seen = isPictured ? pictureCell(line, cell) : '';
  return `<tr>${seen}<td style="${cell}"><table ${table} style="width:100%">${rows.join('')}</table></td></tr>`;
}

/**
 * Renders the table cell of a picture. The file is over twice as wide as shown, for dense screens.
 */
function pictureCell({ picture, name }: GoodsLine, cell: string): string {
  const image =
    picture === null
      ? ''
      : `<img src="${safe(picture)}" alt="${safe(name)}" width="${PICTURE}" style="display:block;width:${PICTURE}px;height:auto;border-radius:8px;font-size:12px;line-height:1.3" />`;
  return `<td width="${PICTURE + 14}" style="width:${PICTURE + 14}px;${cell}">${image}</td>`;
}

/**
 * Renders a name with its quantity. Quantities above one are bold, because they are easily
 * overlooked.
 */
function named(name: string, quantity: number): string {
  const count = quantity > 1 ? `;color:${ink};font-weight:bold` : `;color:${soft}`;
  return `${safe(name)} <span style="white-space:nowrap${count}">(qty: ${quantity})</span>`;
}

const priceRow = (name: string, amount: string, style: string) =>
  `<tr><th scope="row" style="text-align:left;font-weight:normal;vertical-align:top;${style}">${name}</th><td style="padding-left:12px;text-align:right;white-space:nowrap;vertical-align:top;${style}">${safe(amount)}</td></tr>`;

const sumRow = (name: string, amount: string, line: string) =>
  `<tr><th scope="row" style="padding:10px 0;border-top:${line};text-align:left;font-weight:normal">${name}</th><td style="padding:10px 0 10px 12px;border-top:${line};text-align:right;white-space:nowrap">${amount}</td></tr>`;
