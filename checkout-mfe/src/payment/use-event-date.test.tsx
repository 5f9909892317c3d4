import { fireEvent, screen, waitFor } from '@testing-library/react';
import { kitLine } from '../testing/filled-basket';
import { findPayButton, renderCheckout, startBackend } from '../testing/render-checkout';

const LABEL = 'Date of the wedding or event (optional)';
const known = { config: { features: ['event-date'] as const } };
const field = () => screen.findByLabelText(LABEL);
const placedBody = (calls: { path: string; body?: unknown }[]) =>
  calls.find(({ path }) => path === 'users/orderplace')?.body as Record<string, unknown>;

const nextYear = new Date().getFullYear() + 1;

describe('the date of the wedding or event', () => {
  it('is sent with an order of garments, and is saved if the shopper leaves the page before', async () => {
    const { calls } = startBackend();
    const firstCheckout = renderCheckout(known);
    fireEvent.change(await field(), { target: { value: `${nextYear}-06-20` } });
    expect(
      screen.getByText(/^We aim to have your garments ready by .* 13 June \d{4}, a week before\.$/),
    ).toBeInTheDocument();
    firstCheckout.unmount();
    const { user } = renderCheckout(known);
    expect(await field()).toHaveValue(`${nextYear}-06-20`);
    await user.click(await findPayButton());
    await waitFor(() =>
      expect(placedBody(calls)).toMatchObject({ eventdate: `${nextYear}-06-20` }),
    );
  });

  it('is refused at its field if it is over, and nothing is sent', async () => {
    const { calls } = startBackend();
    const { user } = renderCheckout(known);
    fireEvent.change(await field(), { target: { value: '2020-06-20' } });
    await user.click(await findPayButton());
    expect(await field()).toHaveAccessibleDescription(/This day is over/);
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('2020-06-20');
    expect(placedBody(calls)).toBeUndefined();
  });

  it('is neither asked for nor sent if the backend lacks the feature (rule 46)', async () => {
    localStorage.setItem('eventdate', `${nextYear}-06-20`);
    const { calls } = startBackend();
    const { user } = renderCheckout();
    await user.click(await findPayButton());
    await waitFor(() => expect(placedBody(calls)).toBeDefined());
    expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
    expect(Object.keys(placedBody(calls))).not.toContain('eventdate');
  });

  it('is not asked for without garments in the basket, and no day is computed then', async () => {
    startBackend();
    const computeDay = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    renderCheckout({ ...known, state: { cart: [kitLine], packages: [], personalised: [] } });
    await findPayButton();
    expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
    expect(computeDay).not.toHaveBeenCalled();
  });
});
