/** Lazy code. It is fetched at its first use, or earlier when the browser is idle. */
export interface Later<Code> {
  /** The code, or null before it is fetched. */
  readonly code: Code | null;
  /** Fetches the code once. Rejects if the fetch fails; the next call then fetches again. */
  load(): Promise<Code>;
}

/**
 * 'used' fetches at the first use. 'idle' fetches when the browser is idle, for code that most
 * visits need.
 */
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

/** Fetches the code of all 'idle' modules one after another while the browser is online. */
export async function loadWhenIdle(): Promise<void> {
  try {
    for (const one of wantedByMost) if (navigator.onLine) await one.load();
  } catch {
    // No caller waits for this. The first use fetches again and reports a failure.
  }
}
