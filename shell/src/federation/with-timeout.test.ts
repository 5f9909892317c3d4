import { withTimeout } from './with-timeout';

afterEach(() => jest.useRealTimers());

describe('a promise with a time limit', () => {
  it('has the same result if it settles in time', async () => {
    await expect(withTimeout(1000, Promise.resolve('here'), 'x')).resolves.toBe('here');
    await expect(withTimeout(1000, Promise.reject(new Error('gone')), 'x')).rejects.toThrow('gone');
  });

  it('rejects with the name of the late load', async () => {
    jest.useFakeTimers();
    const late = withTimeout(10_000, new Promise(() => undefined), 'catalog/routes');
    jest.advanceTimersByTime(10_000);
    await expect(late).rejects.toThrow("'catalog/routes' did not load within 10000 ms");
  });
});
