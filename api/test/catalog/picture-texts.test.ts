import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { subservices } from '../../src/catalog/records/tables.ts';
import { eventually } from '../support/eventually.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();

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

it('services, sub-services and contents name those of the library', async () => {
  await db.execute(sql`insert into pictures (file, width, height, bytes, alt, focus_x, focus_y)
    values ('desk.jpg', 1, 1, 1, 'Our desk', 10, 90)`);
  for (const table of ['services', 'subservices', 'banners', 'about', 'fit_check'])
    await db.execute(sql`update ${sql.identifier(table)} set picture = 'desk.jpg'
      where id = (select min(id) from ${sql.identifier(table)})`);
  const texts = [{ file: 'desk.jpg', alt: 'Our desk', focusx: 10, focusy: 90 }];
  const [subservice] = await db.select().from(subservices).orderBy(subservices.id).limit(1);
  const paths = ['getservices', `getsubservices/${subservice?.serviceid}`, 'getbanners', 'aboutus'];
  await eventually(async () => {
    for (const path of [...paths, 'getfitcheckdata']) {
      const body = (await app.inject(`/users/${path}`)).json();
      const rows = [body.data ?? body].flat() as { picture: string }[];
      const [described, other] = [true, false].map((isDescribed) =>
        rows.find(({ picture }) => (picture === 'desk.jpg') === isDescribed),
      );
      assert.partialDeepStrictEqual(described, { pictures: texts });
      assert.ok(!other || !('pictures' in other));
    }
  });
});
