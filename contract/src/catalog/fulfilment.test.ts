import { getFulfilmentKind, getFulfilmentGroup, isHomeMove } from './fulfilment.ts';

const product = { id: 12, name: 'A product' };
const named = (name: string, type = '') => getFulfilmentGroup(product, { name, type });

describe('the trade of a product (rule 52)', () => {
  it.each([
    ['Removal Kits', 'goods'],
    ['Packing Materials', 'goods'],
    ['Moving Boxes', 'goods'],
    ['Wedding Dress Preservation', 'care'],
    ['Curtain Cleaning', 'care'],
    ['Gown Care', 'care'],
    ['Home Removals', 'move'],
    ['Piano Moves', 'move'],
    ['Storage', 'move'],
    ['Something else', 'goods'],
  ])('of %s is %s', (name, trade) => expect(named(name)).toBe(trade));

  it('is derived from the type of a service before its name', () =>
    expect(named('Boxes of memories', 'garment')).toBe('care'));

  it('of a removal kit is goods, whatever its service', () =>
    expect(
      getFulfilmentGroup({ id: 70, name: 'Removal Kit A' }, { name: 'Removals', type: '' }),
    ).toBe('goods'));

  it('is goods if the service is unknown', () =>
    expect(getFulfilmentGroup(product, null)).toBe('goods'));
});

describe('the fulfilment kind of a product (rule 63)', () => {
  it.each([
    ['Storage Room, Four Weeks', 'Storage', 'storage'],
    ['Storage Room, Four Weeks', 'Moving and Storage', 'storage'],
    ['One-Bedroom Move', 'Moving and Storage', 'move'],
    ['Half a Day with Van and Crew', 'Moving and Storage', 'move'],
    ['Four Weeks', 'Storage', 'storage'],
  ])('of %s in %s is %s', (name, service, kind) =>
    expect(getFulfilmentKind({ id: 12, name }, { name: service, type: '' })).toBe(kind),
  );
});

describe('the kind of work of a service that staff set', () => {
  const nameless = { name: 'Anything', type: '' };

  it.each([
    ['Dress', 'goods', 'goods'],
    ['Box', 'garments', 'garments'],
    ['Roman Blind Clean', 'curtains', 'blinds'],
    ['Lined Curtains Clean', 'curtains', 'curtains'],
    ['Rug', 'items', 'items'],
    ['Van and Crew', 'move', 'move'],
    ['Storage Room', 'move', 'storage'],
    ['Ten Desks', 'office', 'move'],
    ['Locker', 'storage', 'storage'],
  ] as const)('decides that %s in a service of the kind %s is %s', (name, kind, expected) =>
    expect(getFulfilmentKind({ id: 12, name }, { ...nameless, kind })).toBe(expected),
  );

  it('decides whether homes are moved, and the name only without a kind', () => {
    expect(isHomeMove({ name: 'Storage', type: '', kind: 'move' })).toBe(true);
    expect(isHomeMove({ name: 'Home Removals', type: '', kind: 'office' })).toBe(false);
    expect(isHomeMove({ name: 'Home Removals', type: '' })).toBe(true);
    expect(isHomeMove({ name: 'Office Removals', type: '' })).toBe(false);
  });
});
