import { cleanTyped } from 'shared/forms';

/** The form of a British postcode (BS 7666), with or without its space. */
const FORM = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** Areas of London and its edges, as Royal Mail names them. */
const LONDON = /^(E|EC|N|NW|SE|SW|W|WC|BR|CR|EN|HA|IG|KT|RM|SM|TW|UB)$/;

/** Off the mainland of England, Wales and Scotland: whole areas, and districts of others. */
const OFF_AREA = /^(BT|GY|IM|JE|HS|ZE)$/;
const OFF_DISTRICT = /^(PO(3\d|4[01])|TR2[1-5]|KW1[5-7]|KA2[78]|PA(20|4[1-9]|[67]\d)|PH4[1-4])$/;

/** Where a postcode lies, as far as the price of a move depends on it. */
export type Region = 'london' | 'mainland' | 'off-mainland';

const partsOf = (typed: string) =>
  FORM.exec(cleanTyped(typed, 'code').toUpperCase().replace(/\s/g, ''));

/** Whether the text has the form of a postcode. */
export const isPostcode = (typed: string): boolean => partsOf(typed) !== null;

/** 'SE1 7PB', of however it was typed; what is none stays as it is. */
export function postcodeText(typed: string): string {
  const [, area, district, inward] = partsOf(typed) ?? [];
  return area ? `${area}${district} ${inward}` : cleanTyped(typed, 'code');
}

/** Null of what is no postcode. */
export function regionOf(typed: string): Region | null {
  const [, area = '', district = ''] = partsOf(typed) ?? [];
  if (area === '') return null;
  if (OFF_AREA.test(area) || OFF_DISTRICT.test(area + district)) return 'off-mainland';
  return LONDON.test(area) ? 'london' : 'mainland';
}
