import { limitsPage } from './limits-page.ts';
import { writeTable } from './page-table.ts';
import { retentionPage } from './retention-page.ts';
import { staffPage } from './staff-page.ts';

/** Writes the tables of the docs pages from their sources. */
for (const page of [limitsPage, retentionPage, staffPage]) await writeTable(page);
