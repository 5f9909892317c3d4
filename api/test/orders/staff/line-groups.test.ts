import assert from 'node:assert/strict';
import { it } from 'node:test';
import { getFulfilmentGroup } from 'contract/catalog/fulfilment';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../../src/db/db.ts';
import { createTestDatabase } from '../../support/test-database.ts';

interface LineName {
  id: number;
  product: string;
  service: string;
  type: string;
  group: string;
}

const invented = [
  [1, 'Removal Kit A', 'Moving', ''],
  [70, ' Removal Kit A ', 'Moving', ''],
  [9, 'Shelf', 'Storage Units', ''],
  [9, 'Shelf', 'Careful Moves', ''],
  [9, 'Shelf', 'Care', ''],
  [9, 'Shelf', 'Boxes and Care', ''],
  [9, 'Shelf', 'Boxing', 'Gown cleaning'],
  [9, 'Shelf', 'Movement', ''],
  [9, 'Shelf', '', ''],
] as const;

it('the database puts each line into the same group as the code', async () => {
  const { db, close } = await createTestDatabase();
  const known = await queryRows<LineName>(
    db,
    sql`select p.id, p.name as product, s.name as service, s.type,
      order_line_group(p.id, p.name, s.name, s.type) as "group"
      from products p join services s on s.id = p.serviceid`,
  );
  assert.ok(known.length > 30);
  const rows = [...known];
  for (const [id, product, service, type] of invented) {
    const [row] = await queryRows<{ group: string }>(
      db,
      sql`select order_line_group(${id}::int, ${product}, ${service}, ${type}) as "group"`,
    );
    rows.push({ id, product, service, type, group: row?.group ?? '' });
  }
  for (const { id, product: name, service, type, group } of rows) {
    assert.equal(
      group,
      getFulfilmentGroup({ id, name }, { name: service, type }),
      `${name}, ${service}`,
    );
  }
  await close();
});
