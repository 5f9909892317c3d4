import { createPagePrefetcher } from './page-prefetcher';

const page = (path: string) => new URL(path, 'https://shop.example');

/** Runs all pending microtasks and timers of 0 ms. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Mocks page fetches that the test ends with `endAll`. */
function slow() {
  const fetchedPaths: string[] = [];
  const ends: (() => void)[] = [];
  const release = jest.fn();
  const fetchPage = ({ pathname }: URL) => {
    fetchedPaths.push(pathname);
    return new Promise<() => void>((resolve) => ends.push(() => resolve(release)));
  };
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settle();
    }
  };
  return { asked: fetchedPaths, ends, endAll, release, fetchPage };
}

describe('prefetching pages', () => {
  it('runs a few fetches at once, and the latest candidate first', async () => {
    const { asked, ends, fetchPage } = slow();
    const fetch = createPagePrefetcher(fetchPage);
    for (const path of ['/a', '/b', '/c', '/d']) fetch(page(path));
    expect(asked).toEqual(['/a', '/b']);
    ends.shift()?.();
    await settle();
    expect(asked).toEqual(['/a', '/b', '/d']);
  });

  it('moves a candidate to the front when it is requested again', async () => {
    const { asked, ends, fetchPage } = slow();
    const fetch = createPagePrefetcher(fetchPage);
    for (const path of ['/a', '/b', '/c', '/d', '/c']) fetch(page(path));
    ends.shift()?.();
    await settle();
    expect(asked).toEqual(['/a', '/b', '/c']);
  });

  it('fetches each page once', async () => {
    const { asked, endAll, fetchPage } = slow();
    const fetch = createPagePrefetcher(fetchPage);
    fetch(page('/a'));
    fetch(page('/a'));
    await endAll();
    fetch(page('/a'));
    expect(asked).toEqual(['/a']);
  });

  it('retries a failed page after ten seconds if it is requested again', async () => {
    jest.useFakeTimers();
    const fetchPage = jest.fn().mockRejectedValue(new Error('no network'));
    const fetch = createPagePrefetcher(fetchPage);
    await fetch(page('/a'));
    await jest.advanceTimersByTimeAsync(9_000);
    await fetch(page('/a'));
    expect(fetchPage).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    await fetch(page('/a'));
    expect(fetchPage).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('resolves for each candidate to whether its page was fetched', async () => {
    const fetchPage = jest.fn().mockRejectedValueOnce(new Error('no network'));
    const fetch = createPagePrefetcher(fetchPage.mockResolvedValue(() => undefined));
    const fetches = [fetch(page('/a')), fetch(page('/a')), fetch(page('/b'))];
    expect(await Promise.all(fetches)).toEqual([false, false, true]);
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('caches the data of the last twenty pages, and fetches sixty in all', async () => {
    const { asked, endAll, fetchPage, release } = slow();
    const fetch = createPagePrefetcher(fetchPage);
    for (let nr = 0; nr < 100; nr += 1) {
      fetch(page(`/${nr}`));
      await endAll();
    }
    expect(asked).toHaveLength(60);
    expect(await fetch(page('/another'))).toBe(false);
    expect(release).toHaveBeenCalledTimes(40);
  });
});
