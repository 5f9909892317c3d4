import { cleanTypedText } from '../values/typed-text.ts';
import { findOutsideProblem, getRegion, isPostcode, listAddressProblems } from './service-area.ts';

describe('postcodes', () => {
  it.each(['SE1 7PB', 'se17pb', ' W1A 0AX', 'EC1A1BB', 'M1 1AE', 'CR2 6XH', 'DN55 1PT'])(
    '%p is valid',
    (typed) => expect(isPostcode(typed)).toBe(true),
  );

  it.each(['', 'SE1', '7PB', 'SE1 7P', 'SE1 7PBB', '12345', 'London', 'SWIA 1AA', 'D02 AF30'])(
    '%p is invalid',
    (typed) => expect(isPostcode(typed)).toBe(false),
  );

  it('are written as the post does, and other text stays unchanged', () => {
    expect(cleanTypedText('ec1a1bb', 'postcode')).toBe('EC1A 1BB');
    expect(cleanTypedText('sw1a  1aa ', 'postcode')).toBe('SW1A 1AA');
    expect(cleanTypedText(' Leeds ', 'postcode')).toBe('Leeds');
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
    ['PH41 4QP', 'mainland'],
    ['PH42 4RL', 'off-mainland'],
    ['BF1 2AA', 'off-mainland'],
    ['GX11 1AA', 'off-mainland'],
    ['DA14 6AB', 'london'],
    ['nowhere', null],
  ])('have a region: %s', (typed, region) => expect(getRegion(typed)).toBe(region));
});

describe('the area of an order (rule 67)', () => {
  const customer = { name: 'Ada', address: '1 Example Street', city: 'Town', postalcode: '' };
  const createAddresses = (
    postalcode: string,
    method: 'offline' | 'online' = 'offline',
    movePostcodes: string[] = [],
  ) => ({ method, customer: { ...customer, postalcode }, movePostcodes });
  const move = { kind: 'move', area: 'london' } as const;
  const goods = { kind: 'goods', area: 'mainland' } as const;

  it('of a move is where both its addresses are, or else the customer', () => {
    expect(findOutsideProblem([move], createAddresses('BT1 1AA'))).toMatchObject({ part: 'move' });
    const moveInLondon = createAddresses('BT1 1AA', 'offline', ['SE1 7PB', 'N1 9GU']);
    expect(findOutsideProblem([move], moveInLondon)).toBeNull();
    const moveToLeeds = createAddresses('SE1 7PB', 'offline', ['SE1 7PB', 'LS1 4DY']);
    expect(findOutsideProblem([move], moveToLeeds)?.text).toMatch(/^LS1 4DY is outside London/);
  });

  it('of goods counts if they are delivered, and not if they are collected', () => {
    expect(findOutsideProblem([goods], createAddresses('JE2 3AB', 'online'))?.text).toMatch(
      /Collection Only/,
    );
    expect(findOutsideProblem([goods], createAddresses('JE2 3AB'))).toBeNull();
    expect(findOutsideProblem([goods], createAddresses('LS1 4DY', 'online'))).toBeNull();
  });

  it('of storage counts as that of a move does, however it is paid', () => {
    const storage = { kind: 'storage', area: 'mainland' } as const;
    for (const method of ['online', 'offline'] as const) {
      const problem = findOutsideProblem([storage], createAddresses('JE2 3AB', method));
      expect(problem?.text).toMatch(/^JE2 3AB is outside .* storage .* ask us for a quote\.$/);
    }
    expect(findOutsideProblem([storage], createAddresses('LS1 4DY'))).toBeNull();
    const movedHere = createAddresses('JE2 3AB', 'offline', ['SE1 7PB', 'N1 9GU']);
    expect(findOutsideProblem([storage], movedHere)).toBeNull();
  });

  it('is unknown to a backend without areas, and of an unreadable postcode', () => {
    const line = { kind: 'move', area: null } as const;
    expect(findOutsideProblem([line], createAddresses('BT1 1AA'))).toBeNull();
    expect(findOutsideProblem([move], createAddresses('D02 AF30'))).toBeNull();
  });

  it('asks for what is missing or cannot be read', () => {
    const getNotes = (addresses: Parameters<typeof listAddressProblems>[1]) =>
      listAddressProblems([goods], addresses).map(({ note }) => note);
    expect(getNotes(createAddresses('1234', 'online'))).toEqual([
      'The postcode ‘1234’ cannot be read.',
    ]);
    for (const [missing, names] of [
      [{ address: ' ' }, 'street'],
      [{ address: '', city: '' }, 'street or town'],
      [{ name: '', address: '', city: '', postalcode: '' }, 'name, street, town or postcode'],
    ] as const) {
      const complete = createAddresses('SE1 7PB', 'online');
      const customer = { ...complete.customer, ...missing };
      expect(getNotes({ ...complete, customer })).toEqual([`The address has no ${names}.`]);
    }
  });
});
