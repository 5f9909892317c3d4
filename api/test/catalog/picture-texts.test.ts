import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { eventually } from '../support/eventually.ts';
import { testApp } from '../support/test-app.ts';

const { app, db } = await testApp();

const read = async () => (await app.inject('/users/getproducts/1')).json();

it('a product names texts and focal points of its pictures only if it has any', async () => {
  const [product, other] = await read();
  assert.ok(!('pictures' in product) && !('pictures' in other));
  const pictures = [{ file: 'a.svg', alt: 'From the front', focusX: 50, focusY: 20 }];
  await db.execute(
    sql`update products set pictures = ${JSON.stringify(pictures)}::jsonb where id = ${product.id}`,
  );
  await eventually(async () => {
    const [changed, unchanged] = await read();
    assert.deepEqual(changed.pictures, [
      { file: 'a.svg', alt: 'From the front', focusx: 50, focusy: 20 },
    ]);
    assert.ok(!('pictures' in unchanged));
  });
});
