import { optionsOf, packagesText } from 'contract/options-text';
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

describe('decision 19, the packages text', () => {
  test('names and prices the chosen options on the wire, and still ties the lines there', () => {
    const { store } = filled(withBoth, { product: product({ id: 12 }), choices: [] });
    const { cart, packages, personalised: special } = withTextsOnTheWire(store.getState());
    expect(cart.map((line) => line.packages)).toEqual([travelling, '[]']);
    for (const addon of [...packages, ...special]) {
      expect(belongsTo(addon, cart[0] as CartLine)).toBe(true);
    }
  });

  test('carries the present amount, and of an option that was taken away only what was chosen', () => {
    const { store } = filled(withBoth);
    store.dispatch(packageRepriced({ id: 2, amount: 1999 }));
    const [repriced] = withTextsOnTheWire(store.getState()).cart;
    expect(repriced?.packages).toBe(travelling.replace('20.5', '19.99'));
    store.dispatch(packageDecreased(store.getState().packages[0] as PackageLine));
    const [without] = withTextsOnTheWire(store.getState()).cart;
    expect(JSON.parse(without?.packages ?? '')[1]).toEqual({ id: 2, option: 'standard' });
  });

  test('comes back from the wire as what was chosen; text of another form stays as it is', () => {
    expect(optionsOf(travelling)).toBe(packagesText(withBoth.choices));
    for (const foreign of ['', 'as others write it', '[{"id":2,"status":1}]', '{"id":2}']) {
      expect(optionsOf(foreign)).toBe(foreign);
    }
  });
});
