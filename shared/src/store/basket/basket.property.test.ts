import fc from 'fast-check';
import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import { basketTotal, itemCount } from '../../totals/order-total';
import { createAppStore } from '../create-store';
import { createAddon, createProduct } from '../testing/basket-fixtures';
import {
  lineIncreased,
  lineRemoved,
  packageDecreased,
  packageIncreased,
  packageRepriced,
  personalisedDecreased,
  personalisedIncreased,
  productAdded,
  savedBasketMerged,
} from './basket-events';
import { decreaseLine } from './decrease-line';
import { type AddonChoice, isAddonOfLine, choiceAmount } from './lines';
import { toApiBasket } from './to-api-basket';

const price = fc.integer({ min: 1, max: 500_000 });
const prices = fc.record({
  products: fc.array(price, { minLength: 1, maxLength: 4 }),
  addons: fc.array(price, { minLength: 1, maxLength: 3 }),
});
const step = fc.record({
  what: fc.constantFrom(
    'add',
    'plus',
    'minus',
    'remove',
    'addon plus',
    'addon minus',
    'merge',
    'reprice',
  ),
  which: fc.nat(50),
  options: fc.array(fc.constantFrom('no', 'standard', 'personalised'), {
    minLength: 3,
    maxLength: 3,
  }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Applies a random sequence of events to the basket of a real store. */
function walk({ products, addons }: { products: number[]; addons: number[] }, steps: Step[]) {
  const store = createAppStore({ extra: { apiHost: '' } });
  const present = [...addons];
  const pick = <Value>(list: Value[], at: number) => list[at % list.length];
  const change: Record<Step['what'], (step: Step) => void> = {
    add: ({ which, options }) => {
      const at = which % products.length;
      const choices = present.flatMap((amount, index): AddonChoice[] => {
        const option = options[index];
        if (!option || option === 'no') return [];
        const personal = option === 'personalised' && index === 0;
        const chosen = createAddon({ id: index + 1, name: `Add-on ${index + 1}`, amount });
        return [{ addon: chosen, option: personal ? 'personalised' : 'standard' }];
      });
      store.dispatch(
        productAdded({ product: createProduct({ id: at, price: products[at] ?? 1 }), choices }),
      );
    },
    plus: ({ which }) => onLine(which, (line) => store.dispatch(lineIncreased(line))),
    minus: ({ which }) => onLine(which, (line) => store.dispatch(decreaseLine(line))),
    remove: ({ which }) => onLine(which, (line) => store.dispatch(lineRemoved(line))),
    'addon plus': ({ which }) => {
      const { packages, personalised } = store.getState();
      const standard = pick(packages, which);
      const special = pick(personalised, which);
      if (standard) store.dispatch(packageIncreased(standard));
      if (special) store.dispatch(personalisedIncreased(special));
    },
    'addon minus': ({ which }) => {
      const { packages, personalised } = store.getState();
      const standard = pick(packages, which);
      const special = pick(personalised, which);
      if (standard) store.dispatch(packageDecreased(standard));
      if (special) store.dispatch(personalisedDecreased(special));
    },
    merge: () => {
      const { cart, packages, personalised } = store.getState();
      store.dispatch(savedBasketMerged({ cart, packages, personalised }));
    },
    // Simulates a new price in the catalogue. Later additions use the new price.
    reprice: ({ which }) => {
      const at = which % addons.length;
      present[at] = which + 1;
      if (which % 2) store.dispatch(packageRepriced({ id: at + 1, amount: which + 1 }));
    },
  };
  const onLine = (
    which: number,
    work: (line: ReturnType<typeof store.getState>['cart'][number]) => void,
  ) => {
    const line = pick(store.getState().cart, which);
    if (line) work(line);
  };
  steps.forEach((each) => change[each.what](each));
  return store.getState();
}

const anyWay = (check: (basket: ReturnType<typeof walk>) => void) =>
  fc.assert(
    fc.property(prices, fc.array(step, { maxLength: 40 }), (shop, steps) =>
      check(walk(shop, steps)),
    ),
    { numRuns: 150 },
  );

describe('the basket after any sequence of events (specification, section 4; rules 14, 19 and 20)', () => {
  test('every amount is its unit price times its quantity, in whole pence', () => {
    anyWay(({ cart, packages, personalised }) => {
      for (const line of cart) expect(line.cartamount).toBe(line.price * line.cartquantity);
      for (const line of [...packages, ...personalised])
        expect(line.cartamount).toBe(line.amount * line.cartquantity);
    });
  });

  test('no line has a quantity below 1 or above the maximum', () => {
    anyWay(({ cart, packages, personalised }) => {
      for (const { cartquantity } of [...cart, ...packages, ...personalised]) {
        expect(cartquantity).toBeGreaterThanOrEqual(1);
        expect(cartquantity).toBeLessThanOrEqual(MAX_LINE_QUANTITY);
      }
    });
  });

  test('every add-on belongs to exactly one cart line, and no line is duplicated', () => {
    anyWay(({ cart, packages, personalised }) => {
      for (const each of [...packages, ...personalised])
        expect(cart.filter((line) => isAddonOfLine(each, line))).toHaveLength(1);
      const keys = cart.map((line) => JSON.stringify([line.productid, line.packages]));
      expect(new Set(keys).size).toBe(keys.length);
    });
  });

  test("a line has only the add-ons of its packages text, and the wire carries that text's prices", () => {
    anyWay((basket) => {
      const { packages, personalised } = toApiBasket(basket);
      for (const each of [...packages, ...personalised]) {
        const named = (
          JSON.parse(each.ustring) as { id: number; amount: number; option: string }[]
        ).find(({ id }) => id === each.id);
        expect(named?.option).toBe(personalised.includes(each) ? 'personalised' : 'standard');
        expect(Math.round((named?.amount ?? 0) * 100)).toBe(each.amount);
      }
    });
  });

  test('the total is the sum of all lines, and the badge counts only products', () => {
    anyWay((basket) => {
      const all = [...basket.cart, ...basket.packages, ...basket.personalised];
      expect(basketTotal(basket)).toBe(all.reduce((sum, line) => sum + line.cartamount, 0));
      expect(Number.isSafeInteger(basketTotal(basket))).toBe(true);
      expect(itemCount(basket.cart)).toBe(
        basket.cart.reduce((sum, line) => sum + line.cartquantity, 0),
      );
    });
  });

  test('a choice costs 55 pounds when personalised, else its own amount', () => {
    fc.assert(
      fc.property(price, (amount) => {
        expect(choiceAmount({ addon: createAddon({ amount }), option: 'standard' })).toBe(amount);
        expect(choiceAmount({ addon: createAddon({ amount }), option: 'personalised' })).toBe(5500);
      }),
    );
  });
});
