import { act, screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const home = {
  id: 3,
  name: 'Ada',
  lastname: 'Kept',
  address: '2 Kept Street',
  mobile: '07700900123',
  city: 'Leeds',
  postalcode: 'LS1 1AA',
};
const read = 'GET account/addresses';
const keep = 'POST account/addresses';
const remove = 'POST account/addresses/remove';
const list = (...data: object[]) => ({ body: { status: true, data } });
const done = { body: { status: true, id: 3 } };

function open(responses: Record<string, FakeResponse>) {
  const config = { features: ['account'] as const };
  const user = { id: 7, role: 'customer' };
  const page = renderPage(routes, { initialEntry: '/myaccount/addresses', user, config });
  return { ...fakeBackend(responses), ...page };
}
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('the addresses of an account (rule 51)', () => {
  test('are listed, and a form changes one of them', async () => {
    const page = open({ [read]: list(home), [keep]: done });
    const change = await screen.findByRole('button', { name: 'Change Ada Kept, 2 Kept Street' });
    await page.user.click(change);
    const form = within(screen.getByRole('form', { name: 'Change this address' }));
    expect(form.getByLabelText('City')).toHaveValue('Leeds');
    await page.user.clear(form.getByLabelText('City'));
    await page.user.type(form.getByLabelText('City'), 'York');
    page.responses[read] = list({ ...home, city: 'York' });
    await page.user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('York LS1 1AA')).toBeInTheDocument();
    expect(sent(page)).toEqual([['account/addresses', { ...home, city: 'York' }]]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('of one user are not shown to another', async () => {
    const page = open({ [read]: list(home) });
    expect(await screen.findByText('Leeds LS1 1AA')).toBeInTheDocument();
    page.responses[read] = list();
    act(() => page.session.recordSignIn({ id: 8, role: 'customer' }, 'another-token'));
    expect(screen.queryByText('Leeds LS1 1AA')).not.toBeInTheDocument();
    expect(await screen.findByText(/No address is kept yet/)).toBeInTheDocument();
  });

  test('are empty at first, and a new one can be added', async () => {
    const page = open({ [read]: list(), [keep]: done });
    expect(await screen.findByText(/No address is kept yet/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Add an address' }));
    await page.user.type(screen.getByLabelText('Address'), '9 New Street');
    page.responses[read] = list({ ...home, address: '9 New Street' });
    await page.user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('9 New Street')).toBeInTheDocument();
    expect(sent(page)[0]?.[1]).toMatchObject({ address: '9 New Street', city: '' });
    expect(sent(page)[0]?.[1]).not.toHaveProperty('id');
  });

  test('can be removed', async () => {
    const page = open({ [read]: list(home), [remove]: done });
    const button = await screen.findByRole('button', { name: /^Remove Ada Kept/ });
    page.responses[read] = list();
    await page.user.click(button);
    expect(await screen.findByText(/No address is kept yet/)).toBeInTheDocument();
    expect(sent(page)).toEqual([['account/addresses/remove', { id: 3 }]]);
  });

  test('show why another one cannot be saved, and keep the typed text', async () => {
    const error = 'An account keeps 20 addresses. Please remove one first.';
    const page = open({ [read]: list(home), [keep]: { status: 409, body: { error } } });
    await page.user.click(await screen.findByRole('button', { name: 'Add an address' }));
    await page.user.type(screen.getByLabelText('City'), 'Hull');
    await page.user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(screen.getByLabelText('City')).toHaveValue('Hull');
  });

  test("show a failure with 'Try again' if they cannot be read", async () => {
    const page = open({ [read]: 'no answer' });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    page.responses[read] = list(home);
    await page.user.click(retryButton);
    await waitFor(() => expect(screen.getByText('2 Kept Street')).toBeInTheDocument());
  });
});
