import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/db.ts';

const PICTURES_OF_A_PRODUCT = 5;

/**
 * Adds copies of the seed's products under other names, up to `size` products. Each product gets
 * five pictures, which exist only as database rows, without files.
 */
export async function fillCatalogue(db: Db, size: number): Promise<void> {
  await db.execute(sql`
    insert into pictures (file, alt, width, height, bytes, uploaded_at, ready_at)
    select md5(n::text) || '.jpg', 'A picture', 1600, 2000, 250000, now() - make_interval(mins => n), now()
    from generate_series(1, ${size * PICTURES_OF_A_PRODUCT}::int) n`);
  await db.execute(sql`
    insert into products (serviceid, name, slug, price, description, gender, status, image, pictures,
      included, turnaround, steps, meta_title, meta_keywords, meta_description, position)
    select serviceid, 'Article ' || n, 'article-' || n, price, description, gender, status,
      (select jsonb_object_agg('picture' || (k - 1), md5((n * ${PICTURES_OF_A_PRODUCT}::int + k)::text) || '.jpg')::text
        from generate_series(1, ${PICTURES_OF_A_PRODUCT}::int) k),
      (select jsonb_agg(jsonb_build_object('file', md5((n * ${PICTURES_OF_A_PRODUCT}::int + k)::text) || '.jpg',
        'alt', '', 'focusX', 50, 'focusY', 50)) from generate_series(1, ${PICTURES_OF_A_PRODUCT}::int) k),
      included, turnaround, steps, meta_title, meta_keywords, meta_description, 1000000 + n
    from generate_series(0, ${size}::int - 1) n
      join (select *, row_number() over (order by id) - 1 as number, count(*) over () as total from products) seed
        on seed.number = n % seed.total
    where n >= seed.total`);
  await db.execute(sql`analyze`);
}
