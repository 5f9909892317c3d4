import { optionsOf, packagesText, personalisationOf } from 'contract/basket/options-text';
import { filled } from '../testing/filled';
import { personalised, product, standard } from '../testing/things-to-buy';
import { packageDecreased, packageRepriced } from './basket-events';
import { belongsTo, type CartLine, type PackageLine } from './lines';
import { withTextsOnTheWire } from './order-texts';

const withBoth = { product: product(), choices: [standard(), personalised()] };
const travelling = JSON.stringify([
  { id: 1, name: 'Keepsake box', amount: 55, option: 'personalised' },
  { id: 2, name: 'Stain guard', amount: 20.5, option: 'standard' },
]);

describe('the packages text (rule 19)', () => {
  test('names and prices the chosen options on the wire, and lines still match by it', () => {
    const { store } = filled(withBoth, { product: product({ id: 12 }), choices: [] });
    const { cart, packages, personalised: special } = withTextsOnTheWire(store.getState());
    expect(cart.map((line) => line.packages)).toEqual([travelling, '[]']);
    for (const addon of [...packages, ...special]) {
      expect(belongsTo(addon, cart[0] as CartLine)).toBe(true);
    }
  });

  test('carries the current amount of each present add-on, and only the choice of a removed add-on', () => {
    const { store } = filled(withBoth);
    store.dispatch(packageRepriced({ id: 2, amount: 1999 }));
    const [repriced] = withTextsOnTheWire(store.getState()).cart;
    expect(repriced?.packages).toBe(travelling.replace('20.5', '19.99'));
    store.dispatch(packageDecreased(store.getState().packages[0] as PackageLine));
    const [without] = withTextsOnTheWire(store.getState()).cart;
    expect(JSON.parse(without?.packages ?? '')[1]).toEqual({ id: 2, option: 'standard' });
  });

  test('is converted back from the wire, and text of another form stays unchanged', () => {
    expect(optionsOf(travelling)).toBe(packagesText(withBoth.choices));
    for (const foreign of ['', 'as others write it', '[{"id":2,"status":1}]', '{"id":2}']) {
      expect(optionsOf(foreign)).toBe(foreign);
    }
  });
});

describe('the text of personalised add-ons (rule 48)', () => {
  const saying = (personalisation: string) => ({
    product: product(),
    choices: [{ ...personalised(), personalisation }],
  });
  const travellingTo = (isKnown: boolean) => {
    const { store } = filled(saying('Ada & Tom'));
    return withTextsOnTheWire(store.getState(), isKnown).cart[0]?.packages ?? '';
  };

  test('makes two lines for two texts, raises the line of the same text, and is optional', () => {
    const none = { product: product(), choices: [personalised()] };
    const { quantities } = filled(saying('Ada'), saying('Tom'), saying('Ada'), none, saying(''));
    expect(quantities()).toEqual([[2, 1, 2], [], [2, 1, 2]]);
  });

  test('travels with the option, is converted back from the wire, and is shown for the line', () => {
    expect(JSON.parse(travellingTo(true))).toMatchObject([{ id: 1, personalisation: 'Ada & Tom' }]);
    expect(optionsOf(travellingTo(true))).toBe(packagesText(saying('Ada & Tom').choices));
    const { store } = filled(saying('Ada & Tom'));
    expect(store.getState().personalised.map(personalisationOf)).toEqual(['Ada & Tom']);
  });

  test('is not sent to a backend without personalisation (rule 46)', () =>
    expect(travellingTo(false)).not.toContain('Ada'));

  test('is ignored if it is stored in a form that cannot be ordered', () =>
    expect(personalisationOf({ id: 1, ustring: packagesText(saying('<b>').choices) })).toBe(''));
});
