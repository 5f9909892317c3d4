import { isPostcode, formatPostcode, getRegion } from './postcode';

describe('postcodes', () => {
  it.each(['SE1 7PB', 'se17pb', ' W1A 0AX', 'EC1A1BB', 'M1 1AE', 'CR2 6XH', 'DN55 1PT'])(
    '%p is valid',
    (typed) => expect(isPostcode(typed)).toBe(true),
  );

  it.each(['', 'SE1', '7PB', 'SE1 7P', 'SE1 7PBB', '12345', 'London'])('%p is invalid', (typed) =>
    expect(isPostcode(typed)).toBe(false),
  );

  it('are formatted, and other text stays unchanged', () => {
    expect(formatPostcode('ec1a1bb')).toBe('EC1A 1BB');
    expect(formatPostcode(' Leeds ')).toBe('Leeds');
  });

  it.each([
    ['SE1 7PB', 'london'],
    ['W1A 0AX', 'london'],
    ['WF1 1AA', 'mainland'],
    ['EH1 1YZ', 'mainland'],
    ['BT1 1AA', 'off-mainland'],
    ['JE2 3AB', 'off-mainland'],
    ['PO30 1AA', 'off-mainland'],
    ['PO3 1AA', 'mainland'],
    ['KW15 1AA', 'off-mainland'],
    ['nowhere', null],
  ])('have a region: %s', (typed, region) => expect(getRegion(typed)).toBe(region));
});
