import { getCheckError } from './checkout-error';

describe('the ordered checks of a checkout submission (specification, section 5)', () => {
  const all = { user: { id: 7 }, total: 100, customer: { id: 5 } };

  it.each([
    [{ user: null, total: 0, customer: null }, 'User not found. Please log in again.'],
    [{ ...all, total: 0, customer: null }, 'Order total must be greater than zero.'],
    [{ ...all, total: -1 }, 'Order total must be greater than zero.'],
    [
      { ...all, customer: null },
      'Customer information not found. Please add your delivery details first.',
    ],
    [all, null],
  ])('%j: %s', (checked, text) => {
    expect(getCheckError(checked)).toBe(text);
  });
});
