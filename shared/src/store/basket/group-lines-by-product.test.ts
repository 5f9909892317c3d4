import type { CartLine, PackageLine } from './lines';
import { groupLinesByProduct } from './lines';

const line = (productid: number, packages: string) => ({ productid, packages }) as CartLine;
const addon = (productid: number, ustring: string) => ({ productid, ustring }) as PackageLine;

describe('the ordered lines of a basket', () => {
  it('list each product, then its add-ons and its personalised line', () => {
    const [plain, chosen] = [line(1, '[]'), line(1, '["a"]')];
    const [express, keepsake] = [addon(1, '["a"]'), addon(1, '["a"]')];
    const basket = { cart: [chosen, plain], packages: [express], personalised: [keepsake] };
    expect(groupLinesByProduct(basket)).toEqual([chosen, express, keepsake, plain]);
  });

  it('end with lines that belong to no product, so that every counted line is visible', () => {
    const [plain, lost] = [line(1, '[]'), addon(9, '[]')];
    expect(groupLinesByProduct({ cart: [plain], packages: [lost], personalised: [] })).toEqual([
      plain,
      lost,
    ]);
  });
});
