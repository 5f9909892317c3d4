import type { FulfilmentKind } from 'contract/catalog/fulfilment';
import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { renderCheckout, startBackend, findPayButton } from '../testing/render-checkout';
import { kitLine } from '../testing/filled-basket';
import { Confirmation } from './confirmation';
import type { ChosenDay } from '../payment/placement/order-snapshot';

const services = [
  { id: 1, name: 'Boxes' },
  { id: 3, name: 'Dress cleaning' },
  { id: 4, name: 'Dress preservation' },
  { id: 5, name: 'Home Removals' },
  { id: 6, name: 'Curtain Cleaning' },
  { id: 7, name: 'Storage' },
];
const lineOf = (serviceid: number) => ({
  ...kitLine,
  id: serviceid,
  productid: serviceid,
  serviceid,
  name: 'Something',
  slug: `of-${serviceid}`,
});

const baskets: [name: string, services: number[], kinds: FulfilmentKind[], when: string][] = [
  ['goods', [1], ['goods'], 'on collection'],
  ['a dress', [3], ['garments'], 'on collection'],
  ['a preservation', [4], ['garments'], 'on collection'],
  ['curtains', [6], ['curtains'], 'on collection'],
  ['a move', [5], ['move'], 'on the day'],
  ['storage', [7], ['storage'], 'on the day'],
  ['goods and a dress', [1, 3], ['goods', 'garments'], 'on collection'],
  ['a dress and curtains', [3, 6], ['garments', 'curtains'], 'on collection'],
  ['goods, a dress and a move', [1, 3, 5], ['goods', 'garments', 'move'], 'later'],
];
const nouns = ['garments', 'curtains', 'goods'] as const;
const firmVisitText = /we collect|we bring|we deliver|comes? to you|crew/i;

const visit: ChosenDay = { what: 'visit', date: '2031-03-03', half: 'morning' };
const move: ChosenDay = { ...visit, what: 'move' };

/** Returns days for an order with these kinds. */
const daysOf = (kinds: FulfilmentKind[]) => [
  ...(kinds.some((kind) => kind === 'garments' || kind === 'curtains') ? [visit] : []),
  ...(kinds.includes('move') ? [move] : []),
];

/** Renders the confirmation of an order. Resolves to the list of its next steps. */
function renderConfirmation(
  kinds: FulfilmentKind[],
  method: 'offline' | 'online',
  days: ChosenDay[],
) {
  const ordered = { userid: 7, kinds, method, days, lines: [], total: 100, address: [] };
  renderPage(<Confirmation order={{ ...ordered, deliveryCharge: 0, deliveryName: '' }} />);
  return screen.findByRole('list');
}

describe('the texts of an order depend on its services and its method (rule 63)', () => {
  it.each(baskets)('at the checkout, with %s', async (_name, ids, kinds, when) => {
    startBackend({ 'GET users/getservices': { body: services } });
    renderCheckout({ state: { cart: ids.map(lineOf), packages: [], personalised: [] } });
    expect(await findPayButton()).toHaveTextContent(
      new RegExp(`^Place order – pay £[\\d.,]+ ${when}$`),
    );
    const radio = screen.getByRole('radio', { name: 'Collection Only' });
    expect(radio).not.toHaveAccessibleDescription(firmVisitText);
    const isAtWarehouse = kinds.some((kind) => kind !== 'move' && kind !== 'storage');
    const says = isAtWarehouse ? expect(radio) : expect(radio).not;
    says.toHaveAccessibleDescription(/Example Wharf/);
    const card = screen.getByRole('radio', { name: 'Card payment' });
    expect(card).not.toHaveAccessibleDescription(/warehouse|fetch|pay (then|later|on the day)/i);
    for (const noun of nouns) {
      const named = kinds.includes(noun) ? expect(card) : expect(card).not;
      named.toHaveAccessibleDescription(new RegExp(noun, 'i'));
    }
  });

  const combinations = baskets.flatMap(([name, , kinds]) =>
    (['offline', 'online'] as const).flatMap((method) =>
      [[], daysOf(kinds)].map((days) => [name, method, days.length > 0, kinds, days] as const),
    ),
  );

  it.each(combinations)(
    'on the confirmation, with %s, %s, on a chosen day: %p',
    async (_name, method, isDated, kinds, days) => {
      const list = await renderConfirmation([...kinds], method, [...days]);
      await within(list).findAllByRole('listitem');
      const pageText = document.body.textContent ?? '';
      for (const noun of nouns) {
        expect(new RegExp(noun, 'i').test(pageText)).toBe(kinds.includes(noun));
      }
      const careNoun = kinds
        .filter((kind) => kind === 'garments' || kind === 'curtains')
        .join(' and ');
      if (method === 'online') expect(pageText).not.toMatch(/warehouse|you pay|24 hours/i);
      else expect(pageText).not.toMatch(firmVisitText);
      if (!isDated) expect(pageText).not.toMatch(/March 2031/);
      else if (careNoun) {
        const start = method === 'online' ? 'We collect' : 'Bring';
        expect(pageText).toMatch(new RegExp(`${start} your ${careNoun} .*Monday 3 March 2031`));
      }
      if (isDated && kinds.includes('move'))
        expect(pageText).toMatch(/Your move is on Monday 3 March/);
      if (isDated && method === 'offline') {
        const heldDays = days.length === 1 ? 'that day' : 'these days';
        expect(pageText).toContain(`We hold ${heldDays} for 24 hours`);
      }
    },
  );
});
