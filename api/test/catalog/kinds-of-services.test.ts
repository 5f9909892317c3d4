import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fulfilmentKinds, getFulfilmentKind, toFulfilmentGroup } from 'contract/catalog/fulfilment';
import { eq, sql } from 'drizzle-orm';
import { products, services } from '../../src/catalog/records/tables.ts';
import { queryRows } from '../../src/db/db.ts';
import { orderLines } from '../../src/orders/records/tables.ts';
import { createOrderDesk } from '../support/order-desk.ts';
import { sendGet } from '../support/shopping.ts';

const { app, db, shop, goods, pageOf } = await createOrderDesk();

const migration = readFileSync(
  new URL('../../migrations/0038_kinds_of_services.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint');

const findStatement = (start: string) =>
  sql.raw(migration.find((statement) => statement.trim().startsWith(start)) ?? assert.fail(start));

const readGroups = async (orderid: number) =>
  (
    await queryRows<{ goods: string | null; care: string | null; move: string | null }>(
      db,
      sql`select goods, care, move from order_list where orderid = ${orderid}`,
    )
  ).map(({ goods: box, care, move }) => [box, care, move].map((step) => step !== null));

describe('the kind of a service', () => {
  it('is sent to pages, and decides without the name', async () => {
    const data = (await sendGet(app, shop.shopper, '/users/getservices')).json();
    const kinds = Object.fromEntries(
      (data as { name: string; kind: string }[]).map(({ name, kind }) => [name, kind]),
    );
    assert.equal(kinds['Curtain Cleaning'], 'curtains');
    assert.equal(kinds['Office Removals'], 'office');
    const service = { name: 'Wedding Dress Cleaning', type: 'garment', kind: 'goods' } as const;
    assert.equal(getFulfilmentKind({ id: 1, name: 'Dress' }, service), 'goods');
  });

  it('is kept by an order’s line when staff rename the service and change its kind', async () => {
    const order = await goods();
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderid, order.orderid));
    assert.equal(line?.kind, 'goods');
    const before = [await readGroups(order.orderid), (await pageOf(order)).actions];
    const [product] = await db.select().from(products).where(eq(products.id, line.productid));
    const isService = eq(services.id, product?.serviceid ?? 0);
    const [service] = await db.select().from(services).where(isService);
    assert.ok(service);
    await db
      .update(services)
      .set({ name: 'Dress Care', type: 'garment', kind: 'garments' })
      .where(isService);
    await db.execute(sql`select write_order_list(${order.orderid})`);
    assert.deepEqual([await readGroups(order.orderid), (await pageOf(order)).actions], before);
    await db.update(services).set(service).where(isService);
  });

  it('is set for a line that an older version of the shop inserts', async () => {
    const { orderid } = await goods();
    const [veil] = await queryRows<{ id: number; kind: string }>(
      db,
      sql`insert into order_lines (orderid, productid, name, image, price, packages, quantity, amount)
        select ${orderid}, id, name, image, price, '[]', 1, price from products where name = 'Veil Clean'
        returning id, kind`,
    );
    assert.equal(veil?.kind, 'garments');
    await db.delete(orderLines).where(eq(orderLines.id, veil.id));
  });
});

const invented = [
  [1, 'Removal Kit A', 'Moving', ''],
  [70, ' Removal Kit A ', 'Moving', ''],
  [9, 'Shelf', 'Storage Units', ''],
  [9, 'Shelf', 'Careful Moves', ''],
  [9, 'Shelf', 'Care', ''],
  [9, 'Shelf', 'Boxes and Care', ''],
  [9, 'Shelf', 'Boxing', 'Gown cleaning'],
  [9, 'Roman Blind', 'Curtain Cleaning', ''],
  [9, 'Storage Room, Four Weeks', 'Moving and Storage', ''],
  [9, 'Four Weeks', 'Moving and Storage', ''],
  [9, 'Shelf', 'Movement', ''],
  [9, 'Shelf', '', ''],
] as const;

describe('the migration', () => {
  it('guesses the kinds of ordered lines as the code did', async () => {
    await db.execute(findStatement('CREATE FUNCTION "guess_kind"'));
    const guess = async (id: number, product: string, service: string, type: string) =>
      (
        await queryRows<{ kind: string }>(
          db,
          sql`select guess_kind(${id}::int, ${product}, ${service}, ${type}) as kind`,
        )
      )[0]?.kind;
    const known = await db
      .select({
        id: products.id,
        product: products.name,
        service: services.name,
        type: services.type,
      })
      .from(products)
      .innerJoin(services, eq(services.id, products.serviceid));
    assert.ok(known.length > 30);
    const rows = [
      ...known,
      ...invented.map(([id, product, service, type]) => ({ id, product, service, type })),
    ];
    for (const { id, product: name, service, type } of rows) {
      const kind = getFulfilmentKind({ id, name }, { name: service, type });
      assert.equal(await guess(id, name, service, type), kind, `${name}, ${service}`);
    }
  });

  it('guesses the kinds of services that the seed declares', async () => {
    const readKinds = () => db.select({ id: services.id, kind: services.kind }).from(services);
    const declared = await readKinds();
    await db.update(services).set({ kind: 'goods' });
    await db.execute(findStatement('UPDATE "services"'));
    const sortById = (rows: typeof declared) => rows.toSorted((one, other) => one.id - other.id);
    assert.deepEqual(sortById(await readKinds()), sortById(declared));
  });

  it('puts each kind into the same group as the code', async () => {
    for (const kind of fulfilmentKinds) {
      const [row] = await queryRows<{ group: string }>(
        db,
        sql`select fulfilment_group(${kind}) as "group"`,
      );
      assert.equal(row?.group, toFulfilmentGroup(kind));
    }
  });
});
