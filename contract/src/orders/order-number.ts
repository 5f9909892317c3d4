import * as v from 'valibot';

const numberSchema = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);

/** Reads the order number from the response itself or from `data` (rule 26 in docs/product.md). */
export const orderNumberSchema = v.union([
  v.pipe(
    v.object({ orderno: numberSchema }),
    v.transform(({ orderno }) => orderno),
  ),
  v.pipe(
    v.object({ data: v.object({ orderno: numberSchema }) }),
    v.transform(({ data }) => data.orderno),
  ),
]);
