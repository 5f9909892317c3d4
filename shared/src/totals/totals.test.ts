import { basketTotal, itemCount, orderTotal } from './order-total';
import { getDeliveryCharge } from './delivery-charge';

const charges = [
  { id: 1, name: 'Van', delivery_charge: 1500 },
  { id: 2, name: 'Courier', delivery_charge: 1250 },
  { id: 3, name: 'Free', delivery_charge: 0 },
];
const services = [
  { id: 10, delivery: 1 },
  { id: 11, delivery: 2 },
  { id: 12, delivery: 3 },
  { id: 13, delivery: null },
];
const delivery = (serviceids: (number | null)[], chosen: (typeof services)[number] | null = null) =>
  getDeliveryCharge({
    cart: serviceids.map((serviceid) => ({ serviceid })),
    services,
    charges,
    chosenService: chosen,
  })?.name ?? null;

describe('the delivery charge (rule 16)', () => {
  it("is the charge of each line's service, and of several charges the highest, once", () => {
    expect(delivery([11])).toBe('Courier');
    expect(delivery([11, 10, 11])).toBe('Van');
  });

  it('is that of the chosen service for a line without a service', () => {
    expect(delivery([null], { id: 11, delivery: 2 })).toBe('Courier');
    expect(delivery([null])).toBeNull();
  });

  it('is zero for a free option, a service without an option and an empty basket', () => {
    expect(delivery([12])).toBeNull();
    expect(delivery([13])).toBeNull();
    expect(delivery([])).toBeNull();
  });
});

describe("'Total Amount To Pay' (specification, section 9; rule 16)", () => {
  const basket = {
    cart: [{ cartamount: 23900 }, { cartamount: 18550 }],
    packages: [{ cartamount: 2500 }],
    personalised: [{ cartamount: 5500 }],
  };
  const [van = null] = charges;

  it('is the product total plus the package total plus the personalised total, in pence', () => {
    expect(basketTotal(basket)).toBe(50450);
  });

  it('includes the delivery charge online and before a method is chosen, but not for collection', () => {
    expect(orderTotal(basket, van, null)).toEqual({ deliveryCharge: 1500, total: 51950 });
    expect(orderTotal(basket, van, 'online')).toEqual({ deliveryCharge: 1500, total: 51950 });
    expect(orderTotal(basket, van, 'offline')).toEqual({ deliveryCharge: 0, total: 50450 });
    expect(orderTotal(basket, null, 'online')).toEqual({ deliveryCharge: 0, total: 50450 });
  });
});

describe('the basket badge (rule 13)', () => {
  it('counts products', () => {
    expect(itemCount([{ cartquantity: 2 }, { cartquantity: 3 }])).toBe(5);
  });
});
