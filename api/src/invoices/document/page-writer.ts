import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import type { FontName, Fonts } from './fonts.ts';

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

/** Lengths in points. A page is A4. */
const MARGIN = 50;
const PAGE = { width: 595.28, height: 841.89 };
const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
const CELL_GAP = 8;
const ROW_GAP = 5;

/** Subset of accessible documents, which the types do not know. */
const UNIVERSAL_ACCESS = 'PDF/UA' as PDFKit.Mixins.PDFSubsets;

/** Mark of a cell that is the title of its column, which the types do not know. */
const COLUMN_TITLE = { scope: 'Column' } as PDFKit.Mixins.StructureElementOptions;

const INK = '#1f2328';
const RULE = '#b9bec4';

export interface Column {
  title: string;
  /** Share of the width. All shares of a table add up to 1. */
  share: number;
  align: 'left' | 'right';
}

interface TextStyle {
  font?: FontName;
  size?: number;
}

interface DocumentFacts {
  title: string;
  author: string;
  createdAt: Date;
  footer: string;
}

/**
 * Writes a tagged PDF from top to bottom. Screen readers get headings, paragraphs and tables. The
 * same calls give the same bytes.
 */
export class PageWriter {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: StructureElement;
  private readonly footer: string;
  private readonly output: Promise<Buffer>;

  constructor(fonts: Fonts, { title, author, createdAt, footer }: DocumentFacts) {
    this.footer = footer;
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 20 },
      // The types know only a font's file, but pdfkit also takes a parsed font.
      font: fonts.regular as unknown as string,
      tagged: true,
      displayTitle: true,
      lang: 'en-GB',
      pdfVersion: '1.7',
      subset: UNIVERSAL_ACCESS,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    });
    for (const [name, font] of Object.entries(fonts))
      this.doc.registerFont(name, font as unknown as string);
    this.output = buffer(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  heading(level: 'H1' | 'H2', text: string): void {
    this.addText(this.root, level, text, { font: 'bold', size: level === 'H1' ? 20 : 11 });
  }

  paragraph(text: string, style: TextStyle = {}): void {
    this.addText(this.root, 'P', text, style);
  }

  space(points: number): void {
    this.doc.y += points;
  }

  /** Writes blocks side by side, in the sequence in which they are read. */
  blocks(...columns: readonly { heading: string; lines: readonly string[] }[]): void {
    const width = TEXT_WIDTH / columns.length;
    const top = this.doc.y;
    let bottom = top;
    for (const [index, { heading, lines }] of columns.entries()) {
      this.doc.x = MARGIN + index * width;
      this.doc.y = top;
      const options = { width: width - CELL_GAP };
      this.addText(this.root, 'H2', heading, { font: 'bold', size: 10 }, options);
      for (const line of lines) this.addText(this.root, 'P', line, {}, options);
      bottom = Math.max(bottom, this.doc.y);
    }
    this.doc.x = MARGIN;
    this.doc.y = bottom;
  }

  /** Writes a table. Repeats the titles of its columns on each page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    const titles = columns.map(({ title }) => title);
    const header = this.doc.struct('TR');
    table.add(header);
    this.writeCells(columns, titles, 'bold', (write) =>
      header.add(this.doc.struct('TH', COLUMN_TITLE, [write])),
    );
    header.end();
    this.rule();
    for (const cells of rows) {
      this.breakBefore(this.measureRow(columns, cells, 'regular'), () => {
        this.writeCells(columns, titles, 'bold', (write) => this.artifact(write));
        this.rule();
      });
      const row = this.doc.struct('TR');
      table.add(row);
      this.writeCells(columns, cells, 'regular', (write) =>
        row.add(this.doc.struct('TD', {}, [write])),
      );
      row.end();
    }
    table.end();
    this.rule();
  }

  /** Ends the document and resolves to its bytes. */
  async end(): Promise<Buffer> {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      this.writeFooter(count === 1 ? '' : ` · Page ${page + 1} of ${count}`);
    }
    this.doc.end();
    return this.output;
  }

  private writeFooter(pageText: string): void {
    // The footer is below the bottom margin, where pdfkit would begin another page.
    this.doc.page.margins.bottom = 0;
    this.artifact(() => {
      this.setStyle({ size: 8 });
      this.doc.text(this.footer + pageText, MARGIN, PAGE.height - MARGIN + 4, {
        width: TEXT_WIDTH,
        align: 'center',
      });
    });
  }

  private addText(
    parent: StructureElement,
    type: string,
    text: string,
    style: TextStyle,
    options: PDFKit.Mixins.TextOptions = { width: TEXT_WIDTH },
  ): void {
    const { x } = this.doc;
    parent.add(
      this.doc.struct(type, {}, [
        () => {
          this.setStyle(style);
          this.doc.text(text, x, this.doc.y, { lineGap: 2, ...options });
        },
      ]),
    );
    this.doc.x = x;
  }

  /** Writes the cells of a row. `wrap` marks what a cell writes. */
  private writeCells(
    columns: readonly Column[],
    cells: readonly string[],
    font: FontName,
    wrap: (write: () => void) => void,
  ): void {
    const height = this.measureRow(columns, cells, font);
    const top = this.doc.y;
    let left = MARGIN;
    for (const [index, { share, align }] of columns.entries()) {
      const width = share * TEXT_WIDTH;
      const x = align === 'right' ? left + CELL_GAP : left;
      wrap(() => {
        this.setStyle({ font });
        this.doc.text(cells[index] ?? '', x, top, { width: width - CELL_GAP, align });
      });
      left += width;
    }
    this.doc.x = MARGIN;
    this.doc.y = top + height;
  }

  private measureRow(columns: readonly Column[], cells: readonly string[], font: FontName): number {
    this.setStyle({ font });
    const heights = columns.map(({ share }, index) =>
      this.doc.heightOfString(cells[index] ?? '', { width: share * TEXT_WIDTH - CELL_GAP }),
    );
    return Math.max(...heights) + ROW_GAP;
  }

  /** Begins another page if `height` is more than is left of this page. */
  private breakBefore(height: number, writeTop: () => void): void {
    if (this.doc.y + height <= this.doc.page.maxY()) return;
    this.doc.addPage();
    writeTop();
  }

  private rule(): void {
    const { y } = this.doc;
    this.artifact(() => {
      this.doc
        .moveTo(MARGIN, y)
        .lineTo(PAGE.width - MARGIN, y)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
    });
    this.doc.y = y + ROW_GAP;
  }

  /** Writes something that screen readers skip. */
  private artifact(write: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    write();
    this.doc.endMarkedContent();
  }

  private setStyle({ font = 'regular', size = 9.5 }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(INK);
  }
}
