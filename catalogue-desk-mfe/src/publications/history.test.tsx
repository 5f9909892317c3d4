import { screen, waitFor, within } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import { dataResponse, successResponse } from 'shared/testing';
import { openCatalogue, rows } from '../testing/open-catalogue';

const publication = (id: number, name: string, undoes: number | null = null) => ({
  id,
  name,
  by: 'Olive',
  at: '2026-11-26T09:00:00.000Z',
  changes: 1,
  undoes,
});

const difference = {
  kind: 'products',
  id: 12,
  title: 'Bubble wrap',
  isnew: false,
  fields: [{ field: 'price', label: 'Price', before: 1000, after: 1650 }],
};

const UNDO = 'POST staff/catalogue/publications/5/undo';

beforeAll(() => Promise.all([loadIdleModules(), import('./history-page')]));

test('the history shows what was published, and returns to the state before', async () => {
  const error = 'A colleague has published meanwhile.';
  const { user, bodiesOf, responses } = openCatalogue('history', {
    'GET staff/catalogue/publications': rows([
      publication(6, 'Return', 4),
      publication(5, 'New prices'),
      publication(4, 'First'),
    ]),
    'GET staff/catalogue/publications/5': dataResponse({
      ...publication(5, 'New prices'),
      differences: [difference],
    }),
    [UNDO]: { status: 409, body: { error } },
  });
  const list = await screen.findByRole('list', { name: 'Publications' });
  expect(list).toHaveTextContent('Back to the state before ‘First’');
  await user.click(screen.getByRole('button', { name: 'Show what changed in ‘New prices’' }));
  expect((await screen.findByText('£10.00')).closest('del')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Return to the state before ‘New prices’' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/all that was published after it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  const reason = dialog.getByLabelText('Reason');
  await waitFor(() => expect(reason).toHaveFocus());
  await user.type(reason, 'Wrong prices');
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(error);
  responses[UNDO] = successResponse;
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodiesOf(UNDO).at(-1)).toEqual({ reason: 'Wrong prices', last: 6 });
});
