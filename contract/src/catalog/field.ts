/** Type of a field, which determines the input, the validation and the display. */
export type FieldType =
  /** One line of text. */
  | 'line'
  /** Text with line breaks. An empty line separates paragraphs. */
  | 'text'
  /** A list of sentences. */
  | 'lines'
  /** Integer pence. The form field is in pounds. */
  | 'price'
  | 'integer'
  | 'flag'
  /** Last segment of a URL, such as 'bubble-wrap'. */
  | 'slug'
  /** The id of another entity, or null if the field is optional. */
  | 'reference'
  /** A list of ids of other entities. */
  | 'references'
  /** A choice from `options`. */
  | 'choice'
  /** File name in the picture library, or ''. */
  | 'picture'
  /** A list of `ProductPicture`. */
  | 'pictures';

/** A field of a catalogue entity. `name` is the name of the table's column in the code. */
export interface CatalogueField {
  name: string;
  label: string;
  type: FieldType;
  /** Text below the form field. */
  hint?: string;
  /** Whether the field must not be empty. */
  isRequired?: boolean;
  /**
   * Largest number of characters of a text, or largest number. In a list, the limit is for each
   * entry.
   */
  max?: number;
  /** Smallest permitted number. */
  min?: number;
  /** Largest number of entries in a list. */
  maxEntries?: number;
  /** Kind of entity to which references point. */
  of?: string;
  options?: readonly { value: string; label: string }[];
  /** Whether the desk's search compares the field. It also compares titles and slugs. */
  isSearched?: boolean;
}

/** A picture of a product. The focal point is in per cent from the top left corner. */
export interface ProductPicture {
  file: string;
  /** Alternative text for people who cannot see the picture. '' means the product's name. */
  alt: string;
  focusX: number;
  focusY: number;
}
