/**
 * Matches a British postcode with or without its space (BS 7666). The groups are area, district and
 * inward code.
 */
const POSTCODE_PATTERN = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** Returns area, district and inward code, or null if the text is no British postcode. */
export function parsePostcode(text: string): [string, string, string] | null {
  const [, area, district, inward] =
    POSTCODE_PATTERN.exec(text.toUpperCase().replace(/\s/g, '')) ?? [];
  return area && district && inward ? [area, district, inward] : null;
}

/** Writes a postcode as the post does, such as 'SW1A 1AA'. Returns other texts unchanged. */
export function formatPostcode(text: string): string {
  const [area, district, inward] = parsePostcode(text) ?? [];
  return inward ? `${area}${district} ${inward}` : text;
}
