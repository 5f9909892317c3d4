/** Code that no page needs at once. It is fetched at its first use, or before that where the browser is idle. */
export interface Later<Code> {
  /** The code, if it is there. */
  readonly code: Code | null;
  /** Fetches it once; one that could not be fetched is fetched again. Rejects with why not. */
  load(): Promise<Code>;
}

/** At its first use alone, or as soon as the browser is idle: for what most visits come to use. */
export type WhenFetched = 'used' | 'idle';

const wantedByMost: Later<unknown>[] = [];

export function later<Code>(
  fetchCode: () => Promise<Code>,
  when: WhenFetched = 'used',
): Later<Code> {
  let code: Code | null = null;
  let loading: Promise<Code> | null = null;
  const one: Later<Code> = {
    get code() {
      return code;
    },
    load() {
      loading ??= fetchCode().then(
        (found) => (code = found),
        (cause: unknown) => {
          loading = null;
          throw cause;
        },
      );
      return loading;
    },
  };
  if (when === 'idle') wantedByMost.push(one);
  return one;
}

/** Fetches what most visits come to use and is not there yet, one after another, while the network is there. */
export async function loadWhenIdle(): Promise<void> {
  try {
    for (const one of wantedByMost) if (navigator.onLine) await one.load();
  } catch {
    // Nobody waits for it: whoever uses it fetches it again, and is told when that fails.
  }
}
