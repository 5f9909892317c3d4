import { limitsPage } from './limits-page.ts';
import { writeTable } from './page-table.ts';
import { retentionPage } from './retention-page.ts';

/** Writes the tables of the docs pages from their sources. */
for (const page of [limitsPage, retentionPage]) await writeTable(page);
