import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { OrderRefunds } from './order-refunds';
import { parseAmount } from 'contract/values/parse-amount';

const PATH = 'staff/orders/SLR10001/refunds';
const details = (left: number, refunds: object[] = [], more: object = {}) => ({
  body: { status: true, data: { paid: 274, returned: 274 - left, left, refunds, ...more } },
});
const refund = {
  id: 7,
  orderno: 'SLR10001',
  email: 'someone@example.com',
  transactionid: 'pi_2',
  amount: 20,
  currency: 'gbp',
  state: 'done',
  method: 'provider',
  reason: 'A box was late.',
  by: 'Ada',
  error: '',
  createdat: '2026-03-03T10:00:00.000Z',
  settledat: '2026-03-03T10:00:00.000Z',
};

function open(post: FakeResponse, permissions?: string[], more: object = {}) {
  const backend = fakeBackend({ [`GET ${PATH}`]: details(274, [], more), [`POST ${PATH}`]: post });
  const page = renderPage([{ path: '/order', element: <OrderRefunds orderno="SLR10001" /> }], {
    initialEntry: '/order',
    config: { features: ['staff'] as const },
    user: { id: 1, role: 'staff', ...(permissions && { permissions }) },
  });
  const bodies = () =>
    backend.calls.flatMap(({ method, body }) =>
      method === 'POST' ? [body as Record<string, unknown>] : [],
    );
  const fill = async (amount: string) => {
    await page.user.clear(await screen.findByLabelText('Amount'));
    await page.user.type(screen.getByLabelText('Amount'), amount);
    await page.user.clear(screen.getByLabelText('Reason'));
    await page.user.type(screen.getByLabelText('Reason'), 'A box was late.');
  };
  const press = async () => {
    const button = screen.getByRole('button', { name: 'Give money back' });
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
  };
  return { ...backend, ...page, bodies, fill, press };
}

beforeEach(() => sessionStorage.clear());

describe('the refunds of one order', () => {
  it('give back an amount as people type it, and announce the result', async () => {
    const { fill, press, bodies, responses } = open({ body: { status: true, data: refund } });
    await fill('£20');
    responses[`GET ${PATH}`] = details(254, [refund]);
    await press();
    expect(await screen.findByRole('status')).toHaveTextContent(
      '£20.00 was given back to the card. The customer gets an e-mail.',
    );
    expect(bodies()).toEqual([
      {
        amount: 20,
        reason: 'A box was late.',
        method: 'provider',
        left: 274,
        key: expect.any(String),
      },
    ]);
    expect(await screen.findByText('At most £254.00.')).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });

  it('name a wrong amount at its field and send nothing', async () => {
    const { fill, press, bodies } = open({ body: {} });
    await fill('twenty');
    await press();
    expect(await screen.findByText('Please type an amount like 20 or 20.50.')).toBeInTheDocument();
    await fill('274.01');
    await press();
    expect(await screen.findByText(/at most £274.00 is left/)).toBeInTheDocument();
    expect(bodies()).toEqual([]);
  });

  it('keep what was typed and its key after a failure, so that nothing is paid twice', async () => {
    const { fill, press, bodies, responses } = open({ status: 503, body: { status: false } });
    await fill('20');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was given back');
    expect(screen.getByLabelText('Amount')).toHaveValue('20');
    responses[`POST ${PATH}`] = { body: { status: true, data: refund } };
    await press();
    expect(await screen.findByText(/was given back to the card/)).toBeInTheDocument();
    const [first, second] = bodies();
    expect(first?.['key']).toBe(second?.['key']);
  });

  it('show what a colleague gave back meanwhile, and send it only if the reader says so', async () => {
    const current = details(254, [refund]).body.data;
    const time = '2026-03-03T10:00:00.000Z';
    const { fill, press, user, bodies, responses } = open({
      status: 409,
      body: {
        status: false,
        error: 'Changed.',
        code: 'changed_meanwhile',
        current,
        by: 'Ada',
        at: time,
      },
    });
    await fill('20');
    await press();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('£254.00 (was £274.00)')).toBeInTheDocument();
    expect(dialog.getByText(/By Ada/)).toBeInTheDocument();
    responses[`POST ${PATH}`] = { body: { status: true, data: refund } };
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]?.['left']).toBe(254);
  });

  it('are outside the shop only if nothing came by card', async () => {
    const { fill, press, bodies } = open(
      { body: { status: true, data: { ...refund, method: 'outside', transactionid: '' } } },
      undefined,
      { oncollection: true },
    );
    expect(await screen.findByLabelText('How')).toHaveValue('cash');
    expect(screen.queryByRole('option', { name: 'To the card' })).not.toBeInTheDocument();
    await fill('20');
    await press();
    expect(await screen.findByRole('status')).toHaveTextContent('is recorded as paid back');
    expect(bodies()[0]).toMatchObject({
      method: 'outside',
      outsidemethod: 'cash',
      amount: 20,
      left: 274,
    });
  });

  it('warn of a dispute and show its amount, which is not on its way', async () => {
    const warnings = ['The customer disputed £100.00 at their bank (du_7).'];
    open({ body: {} }, undefined, { returned: 0, left: 174, disputed: 100, warnings });
    expect(await screen.findByText(/disputed £100.00/)).toBeVisible();
    expect(screen.getByText('In a dispute').nextElementSibling).toHaveTextContent('£100.00');
    expect(screen.queryByText('Due or on its way')).toBeNull();
  });

  it('ask whether the customer has to pay again, if something is due', async () => {
    const { fill, press, user, bodies } = open(
      { body: { status: true, data: refund } },
      undefined,
      { due: 50 },
    );
    await fill('20');
    await user.click(screen.getByRole('checkbox', { name: /^The customer has to pay it again/ }));
    await press();
    await waitFor(() => expect(bodies()[0]).toMatchObject({ amount: 20, isdueagain: true }));
  });

  it('have no form without the permission to refund', async () => {
    open({ body: {} }, ['orders']);
    expect(await screen.findByText('Left to give back')).toBeInTheDocument();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  });
});

describe('an amount as people type it', () => {
  it.each([
    ['20', 2_000],
    ['£20', 2_000],
    [' £ 20.00 ', 2_000],
    ['20.5', 2_050],
    ['1,200.50', 120_050],
    ['20 GBP', 2_000],
    ['', null],
    ['20.505', null],
    ['-20', null],
    ['1,20', null],
    ['20,50', null],
  ])('%p is %p pence', (typed, pence) => {
    expect(parseAmount(typed)).toBe(pence);
  });
});
