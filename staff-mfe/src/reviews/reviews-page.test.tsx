import { screen, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const review = {
  id: 7,
  orderno: 'SLR10001',
  product: 'Packing Tape',
  name: 'Robin E.',
  stars: 2,
  text: 'See www.other.example',
  state: 'waiting',
  held: ['link'],
  reason: '',
  reply: '',
  at: '2026-11-26T10:00:00.000Z',
  version: 3,
};
const LIST = 'GET staff/reviews?state=waiting';
const list = (...data: object[]) => ({ body: { data, next: null } });

const open = (responses: Parameters<typeof fakeBackend>[0], features = ['staff', 'reviews']) => ({
  ...fakeBackend(responses),
  ...renderPage(routes, {
    initialEntry: '/admin/reviews',
    user: { id: 1, role: 'staff' },
    config: { features: features as never },
  }),
});

describe('reviews at the desk (rule 78)', () => {
  it('are released, and a held one says why', async () => {
    const { user, calls, responses } = open({
      [LIST]: list(review),
      'POST staff/reviews/7/release': { body: { data: { ...review, state: 'released' } } },
    });
    expect(await screen.findByText('Has a link or an address')).toBeVisible();
    expect(screen.getByRole('img', { name: '2 of 5' })).toBeVisible();
    responses[LIST] = list();
    await user.click(screen.getByRole('button', { name: 'Release the review of Robin E.' }));
    expect(await screen.findByText('No review waits')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('release'))?.body).toEqual({ version: 3 });
  });

  it('are refused with a reason only', async () => {
    const { user, calls, responses } = open({
      [LIST]: list(review),
      'POST staff/reviews/7/refuse': { body: { data: { ...review, state: 'refused' } } },
    });
    await user.click(await screen.findByRole('button', { name: /^Refuse/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Please give a reason.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising');
    responses[LIST] = list();
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('No review waits')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('refuse'))?.body).toEqual({
      version: 3,
      reason: 'Advertising',
    });
  });

  it('stay, with the reason, if a colleague was faster', async () => {
    const error = 'This review was changed meanwhile. Nothing was saved.';
    const { user } = open({
      [LIST]: list(review),
      'POST staff/reviews/7/reply': { status: 409, body: { status: false, error } },
    });
    await user.click(await screen.findByRole('button', { name: /^Reply/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reply' }), 'Thank you');
    await user.click(dialog.getByRole('button', { name: 'Save reply' }));
    expect(await dialog.findByText(error)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Reply' })).toHaveValue('Thank you');
  });

  it('are not requested if the backend does not announce them', async () => {
    const { calls } = open({}, ['staff']);
    expect(await screen.findByText('There is no such screen')).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('staff/reviews'))).toEqual([]);
  });
});
