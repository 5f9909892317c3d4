export const AFTERCARE = 'Air the dress once a year.';

type Replacement = [file: string, text: string, replacement: string];

const EXPLANATION = 'catalog-mfe/src/product/product-explanation.tsx';

/** Changes that add a product field, in order. Each entry has a file, a text and its replacement. */
export const productFieldChanges: Replacement[] = [
  [
    'contract/src/catalog/product-details.ts',
    "{ name: 'turnaround',",
    "{ name: 'aftercare', label: 'Care at home', type: 'text', max: 300 },\n  $&",
  ],
  [EXPLANATION, 'turnaround,', '$& aftercare,'],
  [EXPLANATION, '<p>{turnaround}</p>', '$&{aftercare && <p>{aftercare}</p>}'],
  ['quote-mfe/test/stand-in.json', '"turnaround": "",', '$& "aftercare": "",'],
];

/** Gives the field a value in the demo shop. */
export const seedChange: Replacement = [
  'api/src/seed/data/product-details.ts',
  'return { ...texts,',
  `$& aftercare: '${AFTERCARE}',`,
];
