import { parseVatNumber } from './vat-number.ts';

describe('a typed VAT number', () => {
  it.each([
    ['GB123456789', 'GB123456789'],
    ['gb 123 4567 89', 'GB123456789'],
    ['123456789', 'GB123456789'],
    ['123456789001', 'GB123456789001'],
    ['GBGD001', 'GBGD001'],
    ['DE 123456789', 'DE123456789'],
    ['ATU12345678', 'ATU12345678'],
    ['IE 1234567-FA', 'IE1234567FA'],
  ])('is read without spaces, in capital letters: %s', (typedText, number) => {
    expect(parseVatNumber(typedText)).toBe(number);
  });

  it.each(['', '12', 'GB12345678', 'GB', 'none', 'VAT number', '1234567890'])(
    'is refused if it cannot be one: %s',
    (typedText) => {
      expect(parseVatNumber(typedText)).toBeNull();
    },
  );
});
