import { act, screen, waitFor } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { filledBasket } from '../testing/filled-basket';
import { createMinimalResponses } from '../testing/minimal-backend';

const parts = {
  name: 'Ada',
  lastname: 'Kept',
  address: '2 Kept Street',
  mobile: '07700900123',
  city: 'Leeds',
  postalcode: 'LS1 1AA',
};
const withAccounts = { features: ['account'] as const };
const read = 'GET account/addresses';
const save = 'POST users/addcustomers';
const keep = 'POST account/addresses';

function open(
  responses: Record<string, FakeResponse> = {},
  role?: string,
  config: object = withAccounts,
) {
  const backend = fakeBackend({
    ...createMinimalResponses(),
    'GET users/getcustomers/7': { body: null },
    [save]: { body: { insertId: 9 } },
    [read]: { body: { status: true, data: [{ id: 3, ...parts }] } },
    [keep]: { body: { status: true, id: 4 } },
    ...responses,
  });
  const user = role ? { id: 7, role } : { id: 7 };
  return {
    ...backend,
    ...renderPage(routes, { initialEntry: '/details', user, state: filledBasket, config }),
  };
}
const choice = () => screen.findByRole('combobox', { name: 'Your addresses' });
const proceed = async ({ user }: ReturnType<typeof open>) => {
  const button = screen.getByRole('button', { name: 'Proceed to Checkout' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
const bodies = ({ calls }: ReturnType<typeof open>, path: string) =>
  calls.filter((call) => `${call.method} ${call.path}` === path).map(({ body }) => body);

describe('the addresses of an account at the checkout (rule 51)', () => {
  test('a chosen one fills in the details, which are sent as usual', async () => {
    const page = open();
    const select = await choice();
    await waitFor(() => expect(select).toBeEnabled());
    await page.user.selectOptions(select, 'Ada Kept, 2 Kept Street, Leeds LS1 1AA');
    expect(screen.getByLabelText('City')).toHaveValue('Leeds');
    await proceed(page);
    await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
    expect(bodies(page, save)).toEqual([{ ...parts, userid: 7 }]);
    expect(bodies(page, keep)).toEqual([]);
  });

  test('a typed one is saved if the shopper ticks the box', async () => {
    const page = open({ [read]: { body: { status: true, data: [] } } });
    expect(await choice()).toBeDisabled();
    await page.user.type(screen.getByLabelText('City'), 'York');
    await page.user.click(screen.getByRole('checkbox', { name: /Keep this address/ }));
    await proceed(page);
    await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
    await waitFor(() => expect(bodies(page, keep)).toHaveLength(1));
    expect(bodies(page, keep)[0]).toMatchObject({ city: 'York', name: '' });
  });

  test('of one user are never offered to another', async () => {
    const page = open({
      'GET users/getcustomers/8': { body: null },
    });
    const label = 'Ada Kept, 2 Kept Street, Leeds LS1 1AA';
    expect(await screen.findByRole('option', { name: label })).toBeInTheDocument();
    page.responses[read] = 'no answer';
    act(() => page.session.recordSignIn({ id: 8 }, 'another-token'));
    expect(await choice()).toBeDisabled();
    expect(screen.queryByRole('option', { name: label })).not.toBeInTheDocument();
  });

  test('a failure to save or read them does not stop the order', async () => {
    const page = open({ [read]: 'no answer', [keep]: { status: 500 } });
    await choice();
    await page.user.click(screen.getByRole('checkbox', { name: /Keep this address/ }));
    await proceed(page);
    await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
  });

  test.each<[string, string | undefined, object]>([
    ['a guest', 'guest', withAccounts],
    ['a backend without accounts', undefined, {}],
  ])('%s is asked and shown nothing of them', async (_, role, config) => {
    const page = open({}, role, config);
    await screen.findByLabelText('City');
    await proceed(page);
    await waitFor(() => expect(page.getAddress()).toBe('/checkout'));
    expect(screen.queryByText(/Your addresses|Keep this address/)).not.toBeInTheDocument();
    expect(page.calls.filter(({ path }) => path.startsWith('account/'))).toEqual([]);
  });
});
