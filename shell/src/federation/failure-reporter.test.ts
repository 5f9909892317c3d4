import { createFailureReporter } from './failure-reporter';

const remote = (version: string) => [
  { url: '', metadata: { version }, extras: { routes: [], exposes: [] } },
];
const registry = { microFrontends: { catalog: remote('1.0.0-ab'), basket: remote('2.0.0-cd') } };

const beacon = jest.fn<boolean, [string, Blob]>();
const reached = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

beforeEach(() => {
  beacon.mockReset().mockReturnValue(true);
  reached.mockReset().mockResolvedValue({ ok: true });
  Object.assign(navigator, { sendBeacon: beacon });
  Object.assign(globalThis, { fetch: reached });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

afterEach(() => jest.restoreAllMocks());

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

/** Returns everything that was sent, with its address. */
const sentWithErrors = () =>
  Promise.all(
    beacon.mock.calls.map(async ([to, body]): Promise<[string, object]> => [
      to,
      JSON.parse(String(await textOf(body))) as object,
    ]),
  );

/** Returns the sent reports of failures by address. */
const sent = async () => (await sentWithErrors()).filter(([, report]) => 'kind' in report);

const broken = new Error('at /account?token=secret');

describe('a failure of a remote in the browser', () => {
  it('is reported with remote, version and kind, then with the name of the error, and without its message', async () => {
    await createFailureReporter(registry)('catalog', './routes', broken, false);
    expect(await sentWithErrors()).toEqual([
      ['/release-reports', { room: 'catalog', version: '1.0.0-ab', kind: 'render' }],
      ['/release-reports', { room: 'catalog', version: '1.0.0-ab', error: 'Error' }],
    ]);
    expect(reached).not.toHaveBeenCalled();
  });

  it('names the first location of the error in the files of the release', async () => {
    const stack = `TypeError: token=secret
      at react (https://shop.test/releases/shell/3.0.0-ef/main.js:1:9)
      at Page (https://shop.test/releases/catalog/1.0.0-ab/routes.3f9c.js:2:52)`;
    const cause = Object.assign(new TypeError('token=secret'), { stack });
    await createFailureReporter(registry)('catalog', './routes', cause, false);
    expect((await sentWithErrors())[1]?.[1]).toEqual({
      room: 'catalog',
      version: '1.0.0-ab',
      error: 'TypeError at routes.3f9c.js:2:52',
    });
  });

  it.each([
    ['load', './routes', broken, true],
    ['chunk', './routes', Object.assign(new Error(), { name: 'ChunkLoadError' }), false],
    ['late', './routes', Object.assign(new Error(), { name: 'ShowedNothing' }), false],
    ['slot', './Corner', broken, false],
  ])("has the kind '%s'", async (kind, expose, cause, isLoad) => {
    await createFailureReporter(registry)('basket', expose, cause, isLoad);
    expect(await sent()).toEqual([
      ['/release-reports', { room: 'basket', version: '2.0.0-cd', kind }],
    ]);
  });

  it('is reported once per page load and remote', async () => {
    const report = createFailureReporter(registry);
    for (const name of ['catalog', 'basket', 'catalog', 'basket'])
      await report(name, './routes', broken, false);
    expect(await sent()).toHaveLength(2);
  });

  it('of the shell is reported with the version in the address of its script', async () => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = 'https://shop.test/releases/shell/3.0.0-ef/main.js';
    document.head.append(script);
    await createFailureReporter(registry)('shell', './routes', broken, false);
    script.remove();
    expect(await sent()).toEqual([
      ['/release-reports', { room: 'shell', version: '3.0.0-ef', kind: 'render' }],
    ]);
  });

  it('is sent by a keepalive fetch if the browser refuses beacons', async () => {
    beacon.mockReturnValue(false);
    await createFailureReporter(registry)('catalog', './routes', broken, false);
    const [address, init] = reached.mock.calls[0] ?? [];
    expect([address, init?.method, init?.keepalive]).toEqual(['/release-reports', 'POST', true]);
    expect(JSON.parse(String(init?.body))).toEqual({
      room: 'catalog',
      version: '1.0.0-ab',
      kind: 'render',
    });
  });
});

describe('no failure is reported', () => {
  it('while the shop is unreachable, because the network may be at fault', async () => {
    const report = createFailureReporter(registry);
    reached.mockRejectedValueOnce(new Error('no network'));
    await report('catalog', './routes', broken, true);
    expect(beacon).not.toHaveBeenCalled();
    await report('catalog', './routes', broken, true);
    expect(await sent()).toHaveLength(1);
  });

  it('by a browser that is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await createFailureReporter(registry)('catalog', './routes', broken, true);
    expect(beacon).not.toHaveBeenCalled();
  });

  it('while the page is being unloaded', async () => {
    const report = createFailureReporter(registry);
    window.dispatchEvent(new Event('pagehide'));
    await report('catalog', './routes', broken, true);
    expect(beacon).not.toHaveBeenCalled();
  });

  it('for an unknown remote', async () => {
    await createFailureReporter(registry)('nobody', './routes', broken, false);
    expect(beacon).not.toHaveBeenCalled();
  });
});
