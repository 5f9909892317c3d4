import {
  normalizeOptionsText,
  createPackagesText,
  getPersonalisation,
} from 'contract/basket/options-text';
import { createFilledStore } from '../testing/create-filled-store';
import {
  createPersonalisedChoice,
  createProduct,
  createStandardChoice,
} from '../testing/basket-fixtures';
import { packageDecreased, packageRepriced } from './basket-events';
import { isAddonOfLine, type CartLine, type PackageLine } from './lines';
import { toApiBasket } from './to-api-basket';

const withBoth = {
  product: createProduct(),
  choices: [createStandardChoice(), createPersonalisedChoice()],
};
const travelling = JSON.stringify([
  { id: 1, name: 'Keepsake box', amount: 55, option: 'personalised' },
  { id: 2, name: 'Stain guard', amount: 20.5, option: 'standard' },
]);

describe('the packages text (rule 19)', () => {
  test('names and prices the chosen options on the wire, and lines still match by it', () => {
    const { store } = createFilledStore(withBoth, {
      product: createProduct({ id: 12 }),
      choices: [],
    });
    const { cart, packages, personalised: special } = toApiBasket(store.getState());
    expect(cart.map((line) => line.packages)).toEqual([travelling, '[]']);
    for (const addon of [...packages, ...special]) {
      expect(isAddonOfLine(addon, cart[0] as CartLine)).toBe(true);
    }
  });

  test('carries the current amount of each present add-on, and only the choice of a removed add-on', () => {
    const { store } = createFilledStore(withBoth);
    store.dispatch(packageRepriced({ id: 2, amount: 1999 }));
    const [repriced] = toApiBasket(store.getState()).cart;
    expect(repriced?.packages).toBe(travelling.replace('20.5', '19.99'));
    store.dispatch(packageDecreased(store.getState().packages[0] as PackageLine));
    const [without] = toApiBasket(store.getState()).cart;
    expect(JSON.parse(without?.packages ?? '')[1]).toEqual({ id: 2, option: 'standard' });
  });

  test('is converted back from the wire, and text of another form stays unchanged', () => {
    expect(normalizeOptionsText(travelling)).toBe(createPackagesText(withBoth.choices));
    for (const foreign of ['', 'as others write it', '[{"id":2,"status":1}]', '{"id":2}']) {
      expect(normalizeOptionsText(foreign)).toBe(foreign);
    }
  });
});

describe('the text of personalised add-ons (rule 48)', () => {
  const saying = (personalisation: string) => ({
    product: createProduct(),
    choices: [{ ...createPersonalisedChoice(), personalisation }],
  });
  const travellingTo = (isKnown: boolean) => {
    const { store } = createFilledStore(saying('Ada & Tom'));
    return toApiBasket(store.getState(), isKnown).cart[0]?.packages ?? '';
  };

  test('makes two lines for two texts, raises the line of the same text, and is optional', () => {
    const none = { product: createProduct(), choices: [createPersonalisedChoice()] };
    const { quantities } = createFilledStore(
      saying('Ada'),
      saying('Tom'),
      saying('Ada'),
      none,
      saying(''),
    );
    expect(quantities()).toEqual([[2, 1, 2], [], [2, 1, 2]]);
  });

  test('travels with the option, is converted back from the wire, and is shown for the line', () => {
    expect(JSON.parse(travellingTo(true))).toMatchObject([{ id: 1, personalisation: 'Ada & Tom' }]);
    expect(normalizeOptionsText(travellingTo(true))).toBe(
      createPackagesText(saying('Ada & Tom').choices),
    );
    const { store } = createFilledStore(saying('Ada & Tom'));
    expect(store.getState().personalised.map(getPersonalisation)).toEqual(['Ada & Tom']);
  });

  test('is not sent to a backend without personalisation (rule 46)', () =>
    expect(travellingTo(false)).not.toContain('Ada'));

  test('is ignored if it is stored in a form that cannot be ordered', () =>
    expect(getPersonalisation({ id: 1, ustring: createPackagesText(saying('<b>').choices) })).toBe(
      '',
    ));
});
