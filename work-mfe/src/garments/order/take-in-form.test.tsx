import { screen } from '@testing-library/react';
import { dataResponse, openStaffPage } from 'shared/testing';
import { routes } from '../../routes';

const line = { lineid: 5, name: 'Gown Clean', quantity: 1, taken: 0 };

const open = (lines: object[]) =>
  openStaffPage(routes, '/admin/garments?order=SLR10001', {
    'GET staff/garments/of/SLR10001': dataResponse({
      orderno: 'SLR10001',
      customer: 'Robin Example',
      garments: [],
      lines,
      allready: false,
    }),
  });

describe('the form that takes in garments says why it is empty', () => {
  it.each([
    ['for an order without garments', [], 'No line of this order has garments to care for.'],
    [
      'after all have come',
      [{ ...line, taken: 1 }],
      'All garments of the order’s lines are taken in.',
    ],
  ])('%s', async (_when, lines, sentence) => {
    open(lines);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take in/ })).not.toBeInTheDocument();
  });

  it('if none came', async () => {
    const { user } = open([line]);
    await user.click(await screen.findByRole('button', { name: 'Garment 1 did not come' }));
    expect(screen.getByText('No garment is to be taken in.')).toBeVisible();
  });
});
