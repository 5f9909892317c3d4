import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';

const changeInfo = { since: '2026-03-03T10:00:00.000Z', by: 'Ada' };
const version = {
  version: '1.2.0-live',
  state: 'live',
  ...changeInfo,
  until: null,
  commit: null,
  seen: true,
  notes: null,
  weights: null,
  loads: 12,
  problem: null,
  failing: null,
};
const overview = {
  revision: 7,
  split: null,
  links: [],
  packages: [{ name: 'catalog', versions: [version], changes: [] }],
};

const FIGURES = '/-/releases/figures?name=catalog';

/** Opens a page with these responses of the `edge` server by URL. */
function open(initialEntry: string, responses: Record<string, object | number>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const response = { '/-/releases': overview, ...responses }[String(url)] ?? [];
    const status = typeof response === 'number' ? response : 200;
    const body =
      status === 200 ? { status: true, data: response } : { status: false, error: 'No.' };
    const text = () => Promise.resolve(JSON.stringify(body));
    return Promise.resolve({ ok: status === 200, status, text } as Response);
  });
  const config = { features: ['staff'] as const };
  const user = { id: 1, role: 'staff' };
  return renderPage(routes, { initialEntry, user, config });
}

const openPackage = (figures: object | number) => {
  const responses = { [FIGURES]: figures };
  return { responses, ...open('/admin/versions/catalog', responses) };
};

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('No network in tests.'));
});

const none = { value: null, samples: 0 };
const figuresOn = (day: string) => ({
  day,
  version: '1.2.0-live',
  loads: 1234,
  failures: 5,
  lcp: { value: 1850.4, samples: 120 },
  inp: none,
  render: { value: 12, samples: 900 },
  cls: { value: 0.02, samples: 120 },
});

describe('the figures of a package', () => {
  it('are listed by day, the first ten days at once', async () => {
    const days = Array.from({ length: 12 }, (_, index) =>
      figuresOn(`2026-03-${String(12 - index).padStart(2, '0')}`),
    );
    const { user } = openPackage({ at: '2026-03-12T11:00:00.000Z', days });
    const name = 'Figures of catalog by day and version';
    const table = within(await screen.findByRole('table', { name }));
    expect(table.getByRole('row', { name: /^Thu,? 12 Mar/ })).toHaveTextContent(
      /1\.2\.0-live.*1,234.*5.*1850 ms \(120\).*None.*0\.020 \(120\).*12 ms \(900\)/,
    );
    expect(table.getAllByRole('row')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: /^Show all 12 rows/ }));
    expect(table.getAllByRole('row')).toHaveLength(13);
  });

  it('are called missing before the first visitors, and by an older page server', async () => {
    const { unmount } = openPackage({ at: null, days: [] });
    expect(await screen.findByText('There are no figures of this package yet')).toBeVisible();
    unmount();
    openPackage(404);
    expect(await screen.findByText('There are no figures of this package yet')).toBeVisible();
  });

  it('are read again after a failure', async () => {
    const { user, responses } = openPackage(503);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    responses[FIGURES] = { at: null, days: [] };
    await user.click(retryButton);
    expect(await screen.findByText('There are no figures of this package yet')).toBeVisible();
  });
});

describe('the alerts to owners', () => {
  it('say which webhooks were given up', async () => {
    const alert = { at: '2026-03-03T10:00:00.000Z', owner: 'catalogue', isMailed: false };
    const webhook = { state: 'given up', attempts: 7, lastStatus: 503, dueAt: alert.at };
    const alerts = [
      { ...alert, id: 'a', text: 'catalog 1.2.0 is too slow.', reason: 'LCP.', webhook },
      { ...alert, id: 'b', text: 'basket fails.', reason: 'Chunk.', owner: null, webhook: null },
    ];
    open('/admin/versions', { '/-/releases': { ...overview, alerts } });
    expect(await screen.findByText('1 webhook was given up')).toBeVisible();
    const table = within(
      screen.getByRole('table', { name: 'Alerts to owners in the last 30 days' }),
    );
    expect(
      table.getByRole('row', { name: /catalog 1\.2\.0 is too slow\. LCP\./ }),
    ).toHaveTextContent(/catalogue.*Given up after 7 attempts, last: status 503.*No/);
    expect(table.getByRole('row', { name: /basket/ })).toHaveTextContent(/Not named.*None/);
  });

  it('are none in a quiet month, and with an older page server', async () => {
    open('/admin/versions', {});
    expect(await screen.findByText('There were no alerts in the last 30 days.')).toBeVisible();
  });
});
