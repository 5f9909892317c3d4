/**
 * Returns a VAT number without spaces and dots, in capital letters. Adds 'GB' to the digits of a UK
 * number. Returns null for a text that is no VAT number of the UK or of a country of the EU.
 */
export function parseVatNumber(typedText: string): string | null {
  const text = typedText.replace(/[\s.-]/g, '').toUpperCase();
  if (/^\d{9}(\d{3})?$/.test(text)) return `GB${text}`;
  return /^(GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})|(?!GB)(?=.*\d)[A-Z]{2}[0-9A-Z+*]{2,12})$/.test(text)
    ? text
    : null;
}
