import { randomUUID } from 'node:crypto';
import type { BenchShop } from './catalogue-cases.ts';

const ROWS = 10_000;

const HEADING =
  'Number,Name,Address,Service,Price,Size,Pictures,What is included,How long it takes';

/** Returns a CSV file of new products. */
const buildFile = () =>
  [HEADING]
    .concat(
      Array.from({ length: ROWS }, (_, index) =>
        [
          ...['', `Imported product ${index}`, `imported-product-${index}`, '4'],
          ...[`${10 + (index % 90)}.50`, '50 m', 'product-packing-paper.svg', 'Delivery', 'A day'],
        ].join(','),
      ),
    )
    .join('\n');

/**
 * Returns the duration of each step of an import of 10,000 products, in seconds. The last step is
 * the publication.
 */
export async function measureImport(shop: BenchShop): Promise<[label: string, seconds: number][]> {
  const file = buildFile();
  const call = async (path: string, body?: object | string) => {
    const type = typeof body === 'string' ? 'text/csv' : 'application/json';
    const response = await fetch(`http://127.0.0.1:${shop.port}/staff/catalogue/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...shop.headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text).data as { id: number; version: number; added: number };
  };
  const times: [string, number][] = [];
  const measure = async <Result>(label: string, work: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    const result = await work();
    times.push([label, (performance.now() - startedAt) / 1000]);
    return result;
  };
  const { id } = await call('drafts', { name: 'Import', key: randomUUID() });
  await measure('Dry run of 10,000 rows', () => call('products/import?dryrun=true', file));
  const { added } = await measure('10,000 rows into a draft', () =>
    call(`products/import?draft=${id}`, file),
  );
  if (added !== ROWS) throw new Error(`${added} rows were added.`);
  const { version } = await measure('Review of the draft', () => call(`drafts/${id}`));
  await measure('Publication of the draft', () =>
    call(`drafts/${id}/publish`, { version, confirmed: true }),
  );
  return times;
}
