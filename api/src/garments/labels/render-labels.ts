import { formatDay } from 'contract/calendar/date-texts';
import { eq, inArray } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { loadFonts } from '../../invoices/document/fonts.ts';
import { orders } from '../../orders/records/tables.ts';
import { garments } from '../records/tables.ts';

/** Points of a millimetre. */
const MM = 72 / 25.4;

/** Size of a label in mm. Fits a roll of 62 mm, and A4 sheets of 3 by 8 labels such as Avery L7159. */
const LABEL = { width: 62, height: 33.9 };

/** Positions on the A4 sheet in mm. */
const SHEET = { columns: 3, rows: 8, left: 7.2, top: 12.9, columnStep: 66.0, rowStep: 33.9 };

/** Space between the edge of a label and its content, and the size of the code, in mm. */
const PADDING = 2;
const CODE_SIZE = 28;

interface LabelRequest {
  tickets: readonly string[];
  format: 'roll' | 'a4';
  /** Number of labels of the first sheet that are used up. */
  skip: number;
}

interface Label {
  ticket: string;
  /** Lines below the ticket. */
  lines: readonly string[];
  url: string;
}

/** Returns the labels of garments as a PDF, with the name of its file. Throws 404 for an unknown ticket. */
export async function renderLabels(
  tx: Tx,
  { tickets, format, skip }: LabelRequest,
): Promise<{ name: string; content: Buffer }> {
  const labels = await loadLabels(tx, tickets);
  const fonts = await loadFonts();
  const doc = new PDFDocument({
    size: format === 'a4' ? 'A4' : [LABEL.width * MM, LABEL.height * MM],
    margin: 0,
    // The types know only a font's file, but pdfkit also takes a parsed font.
    font: fonts.regular as unknown as string,
    lang: 'en-GB',
    info: { Title: 'Labels of garments' },
  });
  doc.registerFont('regular', fonts.regular as unknown as string);
  doc.registerFont('bold', fonts.bold as unknown as string);
  const output = buffer(doc);
  const perPage = format === 'a4' ? SHEET.columns * SHEET.rows : 1;
  for (const [index, label] of labels.entries()) {
    const position = index + (format === 'a4' ? skip : 0);
    if (index > 0 && position % perPage === 0) doc.addPage();
    drawLabel(doc, label, format === 'a4' ? locateOnSheet(position % perPage) : { x: 0, y: 0 });
  }
  doc.end();
  return { name: 'garment-labels.pdf', content: await output };
}

const locateOnSheet = (position: number) => ({
  x: SHEET.left + (position % SHEET.columns) * SHEET.columnStep,
  y: SHEET.top + Math.floor(position / SHEET.columns) * SHEET.rowStep,
});

async function loadLabels(tx: Tx, tickets: readonly string[]): Promise<Label[]> {
  const rows = await tx
    .select({ ticket: garments.ticket, name: garments.name, order: orders })
    .from(garments)
    .innerJoin(orders, eq(orders.id, garments.orderid))
    .where(inArray(garments.ticket, [...tickets]));
  return tickets.map((ticket) => {
    const row = rows.find((candidate) => candidate.ticket === ticket);
    if (row === undefined) throw notFound(`There is no garment with the ticket ${ticket}.`);
    const { name, order } = row;
    return {
      ticket,
      lines: [
        name,
        `${order.name} ${order.lastName}`.trim(),
        ...(order.dueDate === null ? [] : [`Due ${formatDay(order.dueDate)}`]),
      ],
      url: `${order.site}/admin/garments/${ticket}`,
    };
  });
}

/** Draws a label whose left top corner is at (x, y), in mm. */
function drawLabel(doc: PDFKit.PDFDocument, label: Label, { x, y }: { x: number; y: number }) {
  drawCode(doc, label.url, { x: x + PADDING, y: y + (LABEL.height - CODE_SIZE) / 2 });
  const left = (x + PADDING + CODE_SIZE + PADDING) * MM;
  const width = (LABEL.width - CODE_SIZE - 3 * PADDING) * MM;
  const style = { width, height: 8 * MM, ellipsis: true };
  doc
    .font('bold')
    .fontSize(11)
    .text(label.ticket, left, (y + PADDING + 1) * MM, { width, lineBreak: false });
  doc.font('regular').fontSize(8);
  for (const [index, line] of label.lines.entries())
    doc.text(line, left, (y + PADDING + 7 + index * 8) * MM, style);
}

/** Draws the QR code of a URL as squares, so that it is sharp on each printer. */
function drawCode(doc: PDFKit.PDFDocument, url: string, { x, y }: { x: number; y: number }) {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: 1 });
  const size = (CODE_SIZE / rows.length) * MM;
  for (const [rowIndex, row] of rows.entries())
    for (const [columnIndex, isDark] of row.entries())
      if (isDark) doc.rect(x * MM + columnIndex * size, y * MM + rowIndex * size, size, size);
  doc.fill('#000000');
}
