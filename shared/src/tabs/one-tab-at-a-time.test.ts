import { oneTabAtATime } from './one-tab-at-a-time';

function withLocks(request: (begin: () => Promise<unknown>) => Promise<unknown>) {
  const locks = {
    request: (_name: string, _how: object, begin: () => Promise<unknown>) => request(begin),
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const work = jest.fn(async () => 'done');
beforeEach(() => work.mockClear());

describe('what one tab does after the other', () => {
  it('is done when its turn has come', async () => {
    withLocks((begin) => begin());
    expect(await oneTabAtATime('order', work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done where the browser has no locks', async () => {
    expect(await oneTabAtATime('order', work)).toBe('done');
  });

  it('is done where the browser refuses them, or none comes in time', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    expect(await oneTabAtATime('order', work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is not done a second time when it fails', async () => {
    withLocks((begin) => begin());
    work.mockRejectedValueOnce(new Error('no network'));
    await expect(oneTabAtATime('order', work)).rejects.toThrow('no network');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
