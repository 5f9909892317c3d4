import { getTableName } from 'drizzle-orm';
import { retentionRules } from '../../src/retention/retention-rules.ts';
import type { TablePage } from './page-table.ts';

/** The docs page with the retention period of each kind of data. */
export const retentionPage: TablePage = {
  file: new URL('../../../docs/retention.md', import.meta.url),
  rows() {
    const rows = retentionRules.map(({ description, days, startText, primaryKey }) => [
      description,
      `\`${getTableName(primaryKey[0].table)}\``,
      `${days === 0 ? 'as soon as' : `${days} day${days === 1 ? '' : 's'} after`} ${startText}`,
    ]);
    return [['What', 'Table', 'Removed'], ...rows];
  },
};
