import { runInOneTab } from './run-in-one-tab';

function withLocks(request: (begin: () => Promise<unknown>) => Promise<unknown>) {
  const locks = {
    request: (_name: string, _how: object, begin: () => Promise<unknown>) => request(begin),
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const work = jest.fn(async () => 'done');
beforeEach(() => work.mockClear());

describe('work that only one tab does at a time', () => {
  it('runs when the lock is free', async () => {
    withLocks((begin) => begin());
    expect(await runInOneTab('order', work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs in a browser without locks', async () => {
    expect(await runInOneTab('order', work)).toBe('done');
  });

  it('runs if the browser refuses the lock or grants none in time', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    expect(await runInOneTab('order', work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not run a second time after it failed', async () => {
    withLocks((begin) => begin());
    work.mockRejectedValueOnce(new Error('no network'));
    await expect(runInOneTab('order', work)).rejects.toThrow('no network');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
