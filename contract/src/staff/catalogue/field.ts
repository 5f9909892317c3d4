/** How a field is typed, checked and shown. */
export type FieldType =
  /** One line of text. */
  | 'line'
  /** Text with line breaks. An empty line separates paragraphs. */
  | 'text'
  /** A list of sentences. */
  | 'lines'
  /** Integer pence. People type pounds. */
  | 'price'
  | 'integer'
  | 'flag'
  /** The last part of an address, such as 'bubble-wrap'. */
  | 'slug'
  /** The id of another entity, or null if the field is optional. */
  | 'reference'
  /** One of `options`. */
  | 'choice'
  /** A file name of the picture library, or ''. */
  | 'picture'
  /** A list of `ProductPicture`. */
  | 'pictures';

/** A field of a catalogue entity. Its name is the table's column in code. */
export interface CatalogueField {
  name: string;
  label: string;
  type: FieldType;
  /** The form explains the field with it. */
  hint?: string;
  /** Whether an empty value is refused. */
  isRequired?: boolean;
  /** Longest text, or largest number. Lists have this limit for each entry. */
  max?: number;
  /** Smallest number. */
  min?: number;
  /** Longest list. */
  maxEntries?: number;
  /** Kind of the entity that a reference names. */
  of?: string;
  options?: readonly { value: string; label: string }[];
}

/** A picture of a product. The focal point is in per cent from the top left corner. */
export interface ProductPicture {
  file: string;
  /** Describes the picture for people who do not see it. '' means the product's name. */
  alt: string;
  focusX: number;
  focusY: number;
}
