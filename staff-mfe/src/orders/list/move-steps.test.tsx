import { cleanup, screen, within } from '@testing-library/react';
import { fakeBackend, type FakeResponse, renderPage } from 'shared/testing';
import { routes } from '../../routes';

const STEPS = 'POST staff/orders/steps';
const PREVIEW = 'POST staff/orders/steps/preview';

const mail = {
  title: 'Step: Day agreed',
  orderno: 'SLR10002',
  to: 'someone@example.com',
  subject: 'Your day is agreed',
  text: 'We come on the day below.',
};
/** Returns a preview response for both orders. */
const preview = (changes: object = {}): FakeResponse => ({
  body: {
    status: true,
    data: {
      moves: [
        { orderno: 'SLR10002', trade: 'move', error: null, mail: 0 },
        { orderno: 'SLR10001', trade: 'move', error: null, mail: 0, ...changes },
      ],
      mails: [mail],
    },
  },
});

const row = (orderno: string) => ({
  orderno,
  customer: 'Some One',
  createdat: '2031-03-03T10:00:00.000Z',
  workday: '2031-03-11',
  workhalf: 'afternoon',
  undated: false,
  late: false,
  state: 'awaiting_collection',
  statelabel: 'To be paid on the day',
  progress: [
    {
      trade: 'move',
      title: 'Move',
      step: 'received',
      label: 'Order received',
      next: { step: 'ready', label: 'Day agreed' },
    },
  ],
  totalamount: 378,
  what: 'Van and crew',
});

/** Opens the order list with two orders. */
function open(responses: Record<string, FakeResponse>) {
  const backend = fakeBackend({
    'POST staff/orders/search': {
      body: { status: true, data: [row('SLR10002'), row('SLR10001')], next: null },
    },
    'GET staff/views': { body: { status: true, data: [] } },
    [PREVIEW]: preview(),
    ...responses,
  });
  const user = { id: 1, role: 'staff', permissions: ['desk', 'orders'] };
  const config = { features: ['staff'] as const };
  return { ...backend, ...renderPage(routes, { initialEntry: '/admin/orders', user, config }) };
}

afterEach(() => sessionStorage.clear());

describe('selected orders', () => {
  const openDialog = async (responses: Record<string, FakeResponse>) => {
    const page = open(responses);
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await page.user.click(screen.getByRole('button', { name: 'Move a step' }));
    return { ...page, dialog: within(await screen.findByRole('dialog')) };
  };

  test('move a step, and each result is told', async () => {
    const results = [
      { orderno: 'SLR10002', trade: 'move', error: null },
      { orderno: 'SLR10001', trade: 'move', error: 'It is completed.' },
    ];
    const { user, dialog, calls } = await openDialog({
      [STEPS]: { body: { status: true, data: results } },
    });
    await user.click(dialog.getByRole('button', { name: 'Move 2' }));
    expect(await dialog.findByText('1 of 2 moved')).toBeVisible();
    const [moved, refused] = dialog.getAllByRole('listitem');
    expect(moved).toHaveTextContent(/^Moved SLR10002/);
    expect(refused).toHaveTextContent(/^Not moved SLR10001.*It is completed\.$/);
    expect(calls.find(({ path }) => path === 'staff/orders/steps')?.body).toEqual({
      moves: ['SLR10002', 'SLR10001'].map((orderno) => ({
        orderno,
        trade: 'move',
        step: 'ready',
        from: 'received',
      })),
    });
  });

  test('show the mail of a move and how many customers get it, as they are chosen', async () => {
    const { user, dialog } = await openDialog({});
    await user.click(await dialog.findByText('E-mail to 2 customers: Day agreed'));
    expect(dialog.getByText(/As for SLR10002.*We come on the day below/s)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /SLR10001/ }));
    expect(dialog.getByText('E-mail to 1 customer: Day agreed')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /SLR10002/ }));
    expect(dialog.queryByText(/^E-mail/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Move 0' })).toBeDisabled();
  });

  test('cannot be chosen if the move would be refused, and the reason is shown', async () => {
    const error = "It was moved to 'Done' meanwhile.";
    const { dialog } = await openDialog({ [PREVIEW]: preview({ error, mail: null }) });
    expect(await dialog.findByRole('button', { name: 'Move 1' })).toBeEnabled();
    expect(dialog.getByRole('checkbox', { name: new RegExp(error) })).toBeDisabled();
    expect(dialog.getByText('E-mail to 1 customer: Day agreed')).toBeVisible();
  });

  test('can be moved without a preview, and a silent step says that it sends no mail', async () => {
    const none = preview({ mail: null });
    const { dialog } = await openDialog({ [PREVIEW]: { status: 500 } });
    expect(await dialog.findByText('There is no preview of the mails')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Move 2' })).toBeEnabled();
    cleanup();
    const { dialog: second } = await openDialog({ [PREVIEW]: none });
    expect(await second.findByText('No e-mail for the other 1.')).toBeVisible();
  });

  test('may have been moved if the shop does not answer (rule 58)', async () => {
    const { user, dialog } = await openDialog({ [STEPS]: { raw: '' } });
    await user.click(dialog.getByRole('button', { name: 'Move 2' }));
    expect(await dialog.findByText('The shop did not answer')).toBeVisible();
    expect(dialog.getByText(/no order moves twice/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Move 2' })).toBeEnabled();
  });

  test('stay selected if the move is refused', async () => {
    const { user, dialog } = await openDialog({
      [STEPS]: { status: 403, body: { status: false, error: 'Not for your role.' } },
    });
    await user.click(dialog.getByRole('button', { name: 'Move 2' }));
    expect(await dialog.findByText('Nothing was moved')).toBeVisible();
    expect(dialog.getByText('Not for your role.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave it' }));
    expect(await screen.findByText('2 selected')).toBeVisible();
  });
});
