import { cleanTypedText } from 'shared/forms';

/**
 * Matches a British postcode without its space (BS 7666). The groups are area, district and inward
 * code.
 */
const POSTCODE_PATTERN = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[A-Z]{2})$/;

const LONDON_AREA_PATTERN = /^(E|EC|N|NW|SE|SW|W|WC|BR|CR|EN|HA|IG|KT|RM|SM|TW|UB)$/;

const OFF_MAINLAND_AREA_PATTERN = /^(BT|GY|IM|JE|HS|ZE)$/;
const OFF_MAINLAND_DISTRICT_PATTERN =
  /^(PO(3\d|4[01])|TR2[1-5]|KW1[5-7]|KA2[78]|PA(20|4[1-9]|[67]\d)|PH4[1-4])$/;

/** Regions with different prices. Only moves within London have a fixed price. */
export type Region = 'london' | 'mainland' | 'off-mainland';

const parsePostcode = (text: string) =>
  POSTCODE_PATTERN.exec(cleanTypedText(text, 'code').toUpperCase().replace(/\s/g, ''));

export const isPostcode = (text: string): boolean => parsePostcode(text) !== null;

/** Formats a postcode as 'SE1 7PB'. From other texts, removes only invisible characters. */
export function formatPostcode(text: string): string {
  const [, area, district, inward] = parsePostcode(text) ?? [];
  return area ? `${area}${district} ${inward}` : cleanTypedText(text, 'code');
}

/** Returns the region of a postcode, or null for other texts. */
export function getRegion(text: string): Region | null {
  const [, area = '', district = ''] = parsePostcode(text) ?? [];
  if (area === '') return null;
  if (OFF_MAINLAND_AREA_PATTERN.test(area) || OFF_MAINLAND_DISTRICT_PATTERN.test(area + district))
    return 'off-mainland';
  return LONDON_AREA_PATTERN.test(area) ? 'london' : 'mainland';
}
