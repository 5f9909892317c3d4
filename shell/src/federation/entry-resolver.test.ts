import type { Manifest } from '../boot/boot-data';
import { releasedFile } from './released-files';
import { createEntryResolver } from './entry-resolver';

const ADDRESS = '/releases/catalog/1/mf-manifest.json';
const manifest: Manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [
    { path: './routes', assets: { js: { sync: ['routes.js'] }, css: { sync: ['routes.css'] } } },
  ],
  integrity: { 'remoteEntry.js': 'sha384-entry', 'routes.js': 'sha384-routes' },
};

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
  document.head.replaceChildren();
});

const served = (...responses: object[]) => {
  const fetchMock = jest.fn();
  for (const response of responses) fetchMock.mockResolvedValueOnce(response);
  globalThis.fetch = fetchMock;
  return fetchMock;
};
const good = { ok: true, json: async () => manifest };
const preloads = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

describe('the entry of a remote', () => {
  it('is known without a request if its manifest is in the page', async () => {
    const fetchMock = served();
    const entry = await createEntryResolver({ [ADDRESS]: manifest })(ADDRESS, './routes');
    expect(entry).toBe('http://localhost/releases/catalog/1/remoteEntry.js');
    expect(releasedFile(entry).integrity).toBe('sha384-entry');
    expect([fetchMock.mock.calls.length, preloads()]).toEqual([0, []]);
  });

  it('is fetched together with the files of the exposed module, after one request for the manifest', async () => {
    const fetchMock = served(good);
    const entryOf = createEntryResolver({});
    await Promise.all([entryOf(ADDRESS, './routes'), entryOf(ADDRESS, './routes')]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(preloads()).toEqual(['/releases/catalog/1/routes.js', '/releases/catalog/1/routes.css']);
    expect(document.head.querySelector('link')?.integrity).toBe('sha384-routes');
  });

  it('is requested again after its manifest could not be fetched', async () => {
    served({ ok: false, status: 503 }, good);
    const entryOf = createEntryResolver({});
    await expect(entryOf(ADDRESS, './routes')).rejects.toThrow('answered 503');
    await expect(entryOf(ADDRESS, './routes')).resolves.toContain('remoteEntry.js');
  });
});
