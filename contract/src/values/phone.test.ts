import { hasExtension, isPhone, extractPhoneDigits } from './phone.ts';

describe('a typed phone number', () => {
  it.each([
    ['07700 900123', '07700900123'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['(+44) (0) 7700 900123', '+447700900123'],
    ['0044 (0)7700 900123', '00447700900123'],
    ['(020) 7946 0000', '02079460000'],
    ['(0)20 7946 0000', '02079460000'],
    ['\u202a+44\u00a07700\u2011900123\u202c', '+447700900123'],
    ['＋４４ ７７００ ９００１２３', '+447700900123'],
    ['٠٧٧٠٠ ٩٠٠١٢٣', '07700900123'],
    ['07700+900123', '07700900123'],
    ['o7a', '7'],
    ['nothing', ''],
    ['', ''],
  ])('%p has the digits %p', (typed, digits) => expect(extractPhoneDigits(typed)).toBe(digits));

  it.each(['020 7946 0000 ext 4', '020 7946 0000 x4', '02079460000#4', '0207946 0000 доб. 4'])(
    '%p has an extension',
    (typed) => expect([hasExtension(typed), isPhone(typed)]).toEqual([true, false]),
  );

  it.each([
    '+45 32 12 34 56',
    '0800 111111',
    '+44 (0)7700 900123',
    'tel: 020-7946/0000',
    '٠٧٧٠٠ ٩٠٠١٢٣',
  ])('%p is valid', (typed) =>
    expect([hasExtension(typed), isPhone(typed)]).toEqual([false, true]),
  );

  it.each(['', '12345', '+', '1234567890123456'])('%p is invalid', (typed) =>
    expect(isPhone(typed)).toBe(false),
  );
});
