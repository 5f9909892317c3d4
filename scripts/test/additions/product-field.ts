export const AFTERCARE = 'Air the dress once a year.';

const EXPLANATION = 'catalog-mfe/src/product/product-explanation.tsx';

/** Changes that add a product field, in order. Each entry has a file, a text and its replacement. */
export const productFieldChanges: [file: string, text: string, replacement: string][] = [
  [
    'api/src/catalog/tables.ts',
    "turnaround: text().notNull().default(''),",
    `$& aftercare: text().notNull().default('${AFTERCARE}'),`,
  ],
  [
    'api/src/catalog/schemas.ts',
    'turnaround: Type.String(),',
    '$& aftercare: Type.Optional(Type.String()),',
  ],
  [
    'api/src/catalog/product-details.ts',
    'texts: { included, turnaround, steps },',
    'texts: { included, turnaround, steps, aftercare: products.aftercare },',
  ],
  ['contract/src/catalog/product-details.ts', 'turnaround: text,', '$& aftercare: text,'],
  [
    'contract/src/staff/catalogue/product-kinds.ts',
    "{ name: 'turnaround',",
    "{ name: 'aftercare', label: 'Care at home', type: 'text', max: 300 },\n      $&",
  ],
  [EXPLANATION, 'included, turnaround, steps }', 'included, turnaround, steps, aftercare }'],
  [EXPLANATION, '<p>{turnaround}</p>', '$&{aftercare && <p>{aftercare}</p>}'],
];
