import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';

const changeInfo = { since: '2026-03-03T10:00:00.000Z', by: 'Ada' };
const splitNow = { share: 0.2, ...changeInfo, names: ['catalog'] };
const overview = { revision: 7, packages: [], links: [] };

/** Opens the page with this overview. The list of versions for previews is empty. */
function open(withSplit: object) {
  const respond = (url: unknown) => (url === '/-/releases' ? withSplit : []);
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) =>
    Promise.resolve({
      ok: true,
      status: 200,
      text: () => Promise.resolve(JSON.stringify({ status: true, data: respond(url) })),
    } as Response),
  );
  const config = { features: ['staff'] as const };
  renderPage(routes, { initialEntry: '/admin/versions', user: { id: 1, role: 'staff' }, config });
}

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('No network in tests.'));
});

describe('the figures of a split', () => {
  it('are shown beside the live ones, with the uncertainty of each difference', async () => {
    const comparisons = [
      {
        figure: 'failures',
        verdict: 'worse',
        live: { value: 2, samples: 9000 },
        split: { value: 12, samples: 1000 },
        difference: { value: 10, low: 5.1, high: 19.5 },
      },
      {
        figure: 'lcp',
        verdict: 'too few',
        difference: null,
        live: { value: 1234.5, samples: 40 },
        split: { value: null, samples: 0 },
      },
    ];
    const compared = { name: 'catalog', live: '1.2.0-live', split: '1.3.0-new', comparisons };
    const comparison = { at: '2026-03-03T11:00:00.000Z', packages: [compared] };
    const withSplit = { ...overview, split: splitNow, comparison };
    open(withSplit);
    const name = 'catalog: 1.3.0-new (split) beside 1.2.0-live (live)';
    const table = within(await screen.findByRole('table', { name }));
    const [, failures, lcp] = table.getAllByRole('row');
    expect(failures).toHaveTextContent(/2\.0 \(9,000 loads\).*12\.0 \(1,000 loads\)/);
    expect(failures).toHaveTextContent(/\+10\.0 \(\+5\.1 to \+19\.5\).*Worse/);
    expect(lcp).toHaveTextContent(/1235 ms \(40 samples\).*None.*Unknown.*Too few samples/);
    expect(screen.getByText(/needs 100 loads of each version/)).toBeVisible();
  });

  it('that are missing are not compared, and the page says so', async () => {
    const promoteAfter = '2026-03-03T12:00:00.000Z';
    const withSplit = { ...overview, split: { ...splitNow, promoteAfter } };
    open(withSplit);
    expect(await screen.findByText('There are no figures of this split yet')).toBeVisible();
    expect(screen.getByText(/promotes itself at 3 Mar 2026, 12:00 if/)).toBeVisible();
  });
});
