import * as v from 'valibot';
import { readonlyList, openEnum } from '../calls/wire.ts';

/** Types of fields. The type determines the input, the validation and the display. */
export const fieldTypes = [
  /** One line of text. */
  'line',
  /** Text with line breaks. An empty line separates paragraphs. */
  'text',
  /** A list of sentences. */
  'lines',
  /** Integer pence. The form field is in pounds. */
  'price',
  'integer',
  'flag',
  /** Last segment of a URL, such as 'bubble-wrap'. */
  'slug',
  /** The id of another entity, or null if the field is optional. */
  'reference',
  /** A list of ids of other entities. */
  'references',
  /** A choice from `options`. */
  'choice',
  /** File name in the picture library, or ''. */
  'picture',
  /** A list of `ProductPicture`. */
  'pictures',
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** A field of a catalogue entity. `name` is the name of the table's column in the code. */
export const catalogueField = v.object({
  name: v.string(),
  label: v.string(),
  type: openEnum(fieldTypes),
  /** Text below the form field. */
  hint: v.optional(v.string()),
  /** Whether the field must not be empty. */
  isRequired: v.optional(v.boolean()),
  /**
   * Largest number of characters of a text, or largest number. In a list, the limit is for each
   * entry.
   */
  max: v.optional(v.number()),
  /** Smallest permitted number. */
  min: v.optional(v.number()),
  /** Largest number of entries in a list. */
  maxEntries: v.optional(v.number()),
  /** Kind of entity to which references point. */
  of: v.optional(v.string()),
  options: v.optional(readonlyList(v.object({ value: v.string(), label: v.string() }))),
  /** Whether the desk's search compares the field. It also compares titles and slugs. */
  isSearched: v.optional(v.boolean()),
});

export type CatalogueField = v.InferOutput<typeof catalogueField>;

/** A picture of a product. The focal point is in per cent from the top left corner. */
export interface ProductPicture {
  file: string;
  /** Alternative text for people who cannot see the picture. '' means the product's name. */
  alt: string;
  focusX: number;
  focusY: number;
}
