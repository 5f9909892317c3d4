import * as v from 'valibot';
import { integer } from '../calls/plain-values.ts';
import type { CatalogueField } from './field.ts';

/**
 * Texts of a product's page. A declaration here is the only one of its field: the desk's form,
 * drafts, CSV and search, the column of the table, and the call of the page follow it.
 */
export const productTexts = [
  { name: 'included', label: 'What is included', type: 'lines', max: 300, maxEntries: 20 },
  { name: 'turnaround', label: 'How long it takes', type: 'text', max: 300 },
  { name: 'steps', label: 'What happens', type: 'lines', max: 400, maxEntries: 12 },
  {
    name: 'careInstructions',
    label: 'Care instructions',
    type: 'text',
    max: 1_000,
    hint: 'How to keep it at home.',
    isSearched: true,
  },
] as const satisfies CatalogueField[];

type ProductText = (typeof productTexts)[number];

/** Schemas of a text by its type. An earlier backend does not send the later texts. */
const textSchemas = {
  text: v.fallback(v.string(), ''),
  lines: v.fallback(v.array(v.string()), []),
};

const textEntries = Object.fromEntries(
  productTexts.map(({ name, type }) => [name, textSchemas[type]]),
) as { [Text in ProductText as Text['name']]: (typeof textSchemas)[Text['type']] };

const addonText = v.object({
  id: integer,
  about: v.pipe(v.string(), v.metadata({ description: 'One line that explains the add-on.' })),
});

/** Data of GET users/getproductdetails/{slug}. Only our own backend has this call. */
export const productDetailsSchema = v.object({
  ...textEntries,
  addons: v.fallback(v.array(addonText), []),
});

export type ProductDetails = v.InferOutput<typeof productDetailsSchema>;
