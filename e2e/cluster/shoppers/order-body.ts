const tape = { productid: 34, price: 12 };
const van = { productid: 50, price: 220 };

export interface HalfDay {
  day: string;
  half: 'morning' | 'afternoon';
}

const offline = { orderno: 'SLR10001', transactionid: 'OFFLINE', payment_method: 'offline' };

const orderOne = ({ productid, price }: typeof tape) => ({
  ...offline,
  totalamount: price,
  products: [{ productid, packages: '[]', cartquantity: 1 }],
});

/** Body of an order for a roll of tape. */
export const orderTape = () => orderOne(tape);

/** Body of an order for a move on this half day. */
export const orderMove = ({ day, half }: HalfDay) => {
  const premises = { postcode: 'E16 0AA', floor: 0, lift: false };
  return {
    ...orderOne(van),
    schedule: {
      move: {
        date: day,
        half,
        from: { ...premises, address: '1 Example Street', parking: 'outside' },
        to: { ...premises, address: '2 Example Road', parking: 'permit' },
      },
    },
  };
};

export interface Calendar {
  data: { trade: string; days: { day: string; morning: number; afternoon: number }[] }[];
}

/** Returns the first half day on which a move is possible, or null. */
export function findFirstFree({ data }: Calendar): HalfDay | null {
  const days = data.find(({ trade }) => trade === 'move')?.days ?? [];
  const free = days.find(({ morning, afternoon }) => morning > 0 || afternoon > 0);
  return free ? { day: free.day, half: free.morning > 0 ? 'morning' : 'afternoon' } : null;
}
