import { cleanTyped } from 'shared/forms';

/** Pattern of a British postcode (BS 7666), with or without its space. */
const FORM = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** Postcode areas of London and its outskirts, by Royal Mail. */
const LONDON = /^(E|EC|N|NW|SE|SW|W|WC|BR|CR|EN|HA|IG|KT|RM|SM|TW|UB)$/;

/** Areas and districts that are not on the mainland of England, Wales and Scotland. */
const OFF_AREA = /^(BT|GY|IM|JE|HS|ZE)$/;
const OFF_DISTRICT = /^(PO(3\d|4[01])|TR2[1-5]|KW1[5-7]|KA2[78]|PA(20|4[1-9]|[67]\d)|PH4[1-4])$/;

/** Region of a postcode, which determines whether a move has a fixed price. */
export type Region = 'london' | 'mainland' | 'off-mainland';

const partsOf = (typed: string) =>
  FORM.exec(cleanTyped(typed, 'code').toUpperCase().replace(/\s/g, ''));

/** Returns whether a text has the form of a postcode. */
export const isPostcode = (typed: string): boolean => partsOf(typed) !== null;

/** Formats a postcode as 'SE1 7PB'. Returns other text without invisible characters. */
export function postcodeText(typed: string): string {
  const [, area, district, inward] = partsOf(typed) ?? [];
  return area ? `${area}${district} ${inward}` : cleanTyped(typed, 'code');
}

/** Returns the region of a postcode, or null for other text. */
export function regionOf(typed: string): Region | null {
  const [, area = '', district = ''] = partsOf(typed) ?? [];
  if (area === '') return null;
  if (OFF_AREA.test(area) || OFF_DISTRICT.test(area + district)) return 'off-mainland';
  return LONDON.test(area) ? 'london' : 'mainland';
}
