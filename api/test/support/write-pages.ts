import { limitsPage } from './limits-page.ts';
import { writeTable } from './page-table.ts';
import { retentionPage } from './retention-page.ts';

/** Brings the pages of docs that show a source's table up to date. */
for (const page of [limitsPage, retentionPage]) await writeTable(page);
