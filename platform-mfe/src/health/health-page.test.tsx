import { screen, waitFor, within } from '@testing-library/react';
import { alertNames, alertTable } from 'contract/staff/alerts';
import { permissions } from 'contract/calls/permissions';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

const process = { since: '2026-03-01T10:00:00.000Z', memorybytes: 310_000_000, lagms: 4 };

const listAlerts = (evaluator: string, firing: readonly string[] = []) =>
  alertNames
    .filter((name) => (alertTable[name].evaluators as readonly string[]).includes(evaluator))
    .map((name) => ({ name, firing: firing.includes(name) }));

const backend = {
  at: '2026-03-03T10:00:05.000Z',
  version: '1.1.0',
  commit: null,
  node: 'v24.1.0',
  process,
  database: { kind: 'embedded', version: '18.4' },
  queues: {
    mails: { waiting: 2, oldestseconds: 4_000, failed: 1, givenup: 0 },
    payments: { waiting: 0, oldestseconds: 0 },
    refunds: { due: 1, pending: 0, failed: 0 },
  },
  passwords: { running: 0, waiting: 0, maxwaiting: 200 },
  jobs: [
    { name: 'mail', endedat: '2026-03-03T10:00:04.000Z', failingsince: null, failure: null },
    {
      name: 'clean-up',
      endedat: '2026-03-03T10:00:00.000Z',
      failingsince: '2026-03-03T09:00:00.000Z',
      failure: 'Error EAWAY',
    },
  ],
  backup: null,
  backupknown: true,
  disks: [{ name: 'Data folder', freebytes: 1_500_000_000, sizebytes: 40_000_000_000 }],
  certificates: [
    {
      setting: 'PUBLIC_URL',
      host: 'shop.example',
      state: 'trusted',
      reason: '',
      expiresat: '2026-03-10T10:00:05.000Z',
    },
  ],
  missing: [
    {
      name: 'Mail',
      essential: true,
      consequence: 'SMTP_URL is not set.',
      advice: 'Essential. Set SMTP_URL.',
    },
  ],
  alerts: listAlerts('backend', ['ShopMailWaits']),
  runbooks: [
    {
      name: 'ShopMailWaits',
      paragraphs: [
        { title: 'Look at', text: 'The last error.' },
        { title: 'Do', text: 'Set SMTP_URL.' },
      ],
    },
  ],
};

const edge = {
  node: 'v24.1.0',
  process,
  alerts: listAlerts('edge'),
  rendering: { ready: 2, busy: 0, wanted: 2, waiting: 0, maxwaiting: 64 },
  releases: [
    {
      name: 'catalog',
      version: '1.2.0',
      state: 'live',
      since: '2026-03-01T10:00:00.000Z',
      by: 'Ada',
    },
  ],
  failing: [
    {
      name: 'catalog',
      version: '1.2.0',
      kinds: ['render'],
      networks: 3,
      last: '2026-03-03T09:59:00.000Z',
    },
  ],
  rollbacks: [
    { at: '2026-03-02T10:00:00.000Z', moves: ['basket 2.0.0 → 1.9.0'], reason: 'It failed.' },
  ],
};

/** Opens the page with these responses of the backend and of the page server. */
function open(backendResponse: FakeResponse, edgeStatus = 200) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: edgeStatus < 300,
      status: edgeStatus,
      text: () => Promise.resolve(JSON.stringify({ status: true, data: edge })),
    } as Response),
  );
  const recorded = fakeBackend({ 'GET staff/health': backendResponse });
  const user = { id: 1, role: 'staff', permissions: [...permissions] };
  const config = { features: ['staff'] as const };
  return { ...recorded, ...renderPage(routes, { initialEntry: '/admin/health', user, config }) };
}

const dataResponse = (data: unknown): FakeResponse => ({ body: { status: true, data } });

// Loads the lazy page first, so that the tests need not wait for it.
beforeAll(() => import('./health-page'));

describe('Health', () => {
  test('shows raised alerts with their runbooks, and names those that need Prometheus', async () => {
    open(dataResponse(backend));
    const table = await screen.findByRole('table', { name: 'Raised alerts' });
    const row = within(table).getByRole('row', { name: /ShopMailWaits/ });
    expect(row).toHaveTextContent(
      /Warning.*half an hour.*Backend.*Look at: The last error.*Do: Set SMTP_URL\./,
    );
    expect(row).not.toHaveTextContent('docs/');
    expect(await screen.findByText(/^ShopServerErrors/)).toBeInTheDocument();
  });

  test('shows what is not set up, a missing backup, a full disk and an old certificate', async () => {
    open(dataResponse(backend));
    const missingPart = await screen.findByText(/SMTP_URL is not set/);
    expect(missingPart).toHaveTextContent('Essential');
    expect(missingPart).toHaveTextContent('What to doEssential. Set SMTP_URL.');
    expect(missingPart).not.toHaveTextContent('docs/');
    expect(screen.getByText('npm run backup -- FOLDER')).toBeInTheDocument();
    expect(screen.getByText('Nearly full').parentElement).toHaveTextContent(
      '1.5 GB free of 40.0 GB',
    );
    expect(screen.getByText('Renew').parentElement).toHaveTextContent('7 days left');
    expect(screen.getByText('2 waiting, the oldest for 1 h, 1 failed, 0 given up')).toBeVisible();
    expect(screen.getByText('Fails').parentElement).toHaveTextContent('Error EAWAY');
  });

  test('says that the last backup is not known while the store is away', async () => {
    open(dataResponse({ ...backend, backupknown: false }));
    expect(await screen.findByText(/^Not known: the release store/)).toBeVisible();
    expect(screen.queryByText('npm run backup -- FOLDER')).not.toBeInTheDocument();
  });

  test('shows live and failing releases, and automatic rollbacks', async () => {
    open(dataResponse(backend));
    const live = await screen.findByRole('table', { name: 'Live releases' });
    expect(within(live).getByRole('row', { name: /catalog/ })).toHaveTextContent('1.2.0');
    const failing = screen.getByRole('table', { name: 'Failing releases' });
    expect(within(failing).getByRole('row', { name: /catalog/ })).toHaveTextContent('render');
    expect(screen.getByText(/basket 2\.0\.0 → 1\.9\.0/)).toBeInTheDocument();
  });

  test('is renewed by a button, and tells the time of the figures', async () => {
    const { user, calls } = open(dataResponse(backend));
    expect(await screen.findByText('3 Mar 2026, 10:00:05')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(calls.filter(({ path }) => path.endsWith('staff/health'))).toHaveLength(2),
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('says so if the page server has no report, or the backend does not answer', async () => {
    const page = open(dataResponse(backend), 404);
    expect(await screen.findByText('The page server does not tell its state.')).toBeVisible();
    page.unmount();
    open({ status: 500, body: {} });
    expect(await screen.findByText('We could not load the state of the shop')).toBeVisible();
  });
});
