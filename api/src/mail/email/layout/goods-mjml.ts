import type { GoodsLine, GoodsPart } from '../content.ts';
import { colours, HORIZONTAL_PADDING, renderHeading } from './theme.ts';
import { escapeText } from './escape-text.ts';

const PICTURE_WIDTH = 64;

const { stone, soft, ink } = colours;
const tableAttributes = 'cellpadding="0" cellspacing="0" border="0" width="100%"';

export function renderGoodsMjml({ title, order, lines, sums, total }: GoodsPart): string {
  const hasPictures = lines.some(({ picture }) => picture !== null);
  const [name, value] = order;
  return `${renderHeading(escapeText(title))}<mj-text padding="0 ${HORIZONTAL_PADDING}px 18px">
<div style="padding-bottom:10px;color:${soft}">${escapeText(name)} <strong style="color:${ink}">${escapeText(value)}</strong></div>
<table role="presentation" ${tableAttributes} style="width:100%">${lines.map((line) => renderLine(line, hasPictures)).join('')}</table>
<table ${tableAttributes} style="width:100%">${sums.map((sum) => renderSumRow(escapeText(sum.name), escapeText(sum.amount), `1px solid ${stone}`)).join('')}${renderSumRow(`<strong>${escapeText(total.name)}</strong>`, `<strong>${escapeText(total.amount)}</strong>`, `2px solid ${ink}`)}</table></mj-text>`;
}

function renderLine(line: GoodsLine, hasPictures: boolean): string {
  const cellStyle = `padding:12px 0;border-top:1px solid ${stone};vertical-align:top`;
  const rows = [
    renderPriceRow(renderName(line.name, line.quantity), line.amount, ''),
    ...line.addons.map(({ name, quantity, amount }) =>
      renderPriceRow(
        `+ ${renderName(name, quantity)}`,
        amount,
        `padding-top:4px;font-size:15px;color:${soft}`,
      ),
    ),
  ];
  const pictureHtml = hasPictures ? renderPictureCell(line, cellStyle) : '';
  return `<tr>${pictureHtml}<td style="${cellStyle}"><table ${tableAttributes} style="width:100%">${rows.join('')}</table></td></tr>`;
}

/** The picture file is over twice as wide as displayed, for high-density screens. */
function renderPictureCell({ picture, name }: GoodsLine, cellStyle: string): string {
  const image =
    picture === null
      ? ''
      : `<img src="${escapeText(picture)}" alt="${escapeText(name)}" width="${PICTURE_WIDTH}" style="display:block;width:${PICTURE_WIDTH}px;height:auto;border-radius:8px;font-size:12px;line-height:1.3" />`;
  return `<td width="${PICTURE_WIDTH + 14}" style="width:${PICTURE_WIDTH + 14}px;${cellStyle}">${image}</td>`;
}

/** Renders a quantity above one in bold, because such a quantity is easily overlooked. */
function renderName(name: string, quantity: number): string {
  const quantityStyle = quantity > 1 ? `;color:${ink};font-weight:bold` : `;color:${soft}`;
  return `${escapeText(name)} <span style="white-space:nowrap${quantityStyle}">(qty: ${quantity})</span>`;
}

const renderPriceRow = (name: string, amount: string, style: string) =>
  `<tr><th scope="row" style="text-align:left;font-weight:normal;vertical-align:top;${style}">${name}</th><td style="padding-left:12px;text-align:right;white-space:nowrap;vertical-align:top;${style}">${escapeText(amount)}</td></tr>`;

const renderSumRow = (name: string, amount: string, border: string) =>
  `<tr><th scope="row" style="padding:10px 0;border-top:${border};text-align:left;font-weight:normal">${name}</th><td style="padding:10px 0 10px 12px;border-top:${border};text-align:right;white-space:nowrap">${amount}</td></tr>`;
