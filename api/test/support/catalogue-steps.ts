import fc from 'fast-check';

/** Kinds whose entities the steps change. */
export const steppedKinds = [
  'services',
  'subservices',
  'products',
  'addons',
  'banners',
  'delivery',
  'faq',
  'terms',
  'fit-check',
] as const;

type SteppedKind = (typeof steppedKinds)[number];

/** Slugs for which several entities compete. */
export const wantedSlugs = ['red', 'green'];

const line = fc.constantFrom('One', 'Two', 'Three');
const pence = fc.integer({ min: 1, max: 9 });
const slug = fc.constantFrom(...wantedSlugs);
const flag = fc.boolean();
const lines = fc.array(line, { maxLength: 2 });

const fields: Record<SteppedKind, Record<string, fc.Arbitrary<unknown>>> = {
  services: { name: line, slug, isHome: flag, metaTitle: line },
  subservices: { name: line },
  products: {
    name: line,
    slug,
    price: pence,
    description: line,
    turnaround: line,
    careInstructions: line,
    included: lines,
    steps: lines,
    metaDescription: line,
    status: flag,
  },
  addons: { name: line, amount: pence, about: line },
  banners: { title: line, tagline: line },
  delivery: { name: line, charge: pence },
  faq: { question: line, answer: line },
  terms: { title: line, content: line },
  'fit-check': { urlLabel: line },
};

/**
 * A change of an entity in one of two drafts. `index` selects the entity among those of its kind.
 */
export type ChangeStep =
  | { do: 'edit'; draft: number; kind: SteppedKind; index: number; values: object }
  | { do: 'add' | 'copy' | 'order'; draft: number; kind: SteppedKind; index: number }
  | { do: 'show'; draft: number; kind: SteppedKind; index: number; visibility: string };

export type Step =
  | ChangeStep
  | { do: 'publish' | 'schedule' | 'discard'; draft: number }
  | { do: 'undo'; back: number };

const draft = fc.nat(1);
const kind = fc.constantFrom(...steppedKinds);
const index = fc.nat(2);

const edit = kind.chain((edited) =>
  fc.record({
    do: fc.constant('edit' as const),
    draft,
    kind: fc.constant(edited),
    index,
    values: fc.record(fields[edited], { requiredKeys: [] }),
  }),
);

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: edit },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom('add', 'copy', 'order'),
        draft,
        kind,
        index,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('show' as const),
        draft,
        kind,
        index,
        visibility: fc.constantFrom('visible', 'hidden', 'archived'),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constantFrom('publish', 'publish', 'schedule'), draft }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('discard' as const), draft }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), back: fc.nat(3) }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 8, maxLength: 16 },
);
