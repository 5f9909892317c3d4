/** Lazy code. It is fetched at its first use, or earlier when the browser is idle. */
export interface LazyModule<Code> {
  /** The code, or null before it is fetched. */
  readonly code: Code | null;
  /** Fetches the code once. Rejects if the fetch fails; the next call then fetches again. */
  load(): Promise<Code>;
}

/**
 * 'used' fetches at the first use. 'idle' fetches when the browser is idle, for code that most
 * visits need.
 */
export type FetchTrigger = 'used' | 'idle';

const idleModules: LazyModule<unknown>[] = [];

export function defineLazyModule<Code>(
  fetchCode: () => Promise<Code>,
  trigger: FetchTrigger = 'used',
): LazyModule<Code> {
  let code: Code | null = null;
  let pendingLoad: Promise<Code> | null = null;
  const lazyModule: LazyModule<Code> = {
    get code() {
      return code;
    },
    load() {
      pendingLoad ??= fetchCode().then(
        (fetchedCode) => (code = fetchedCode),
        (cause: unknown) => {
          pendingLoad = null;
          throw cause;
        },
      );
      return pendingLoad;
    },
  };
  if (trigger === 'idle') idleModules.push(lazyModule);
  return lazyModule;
}

/** Fetches the code of all 'idle' modules one after another while the browser is online. */
export async function loadIdleModules(): Promise<void> {
  try {
    for (const lazyModule of idleModules) if (navigator.onLine) await lazyModule.load();
  } catch {
    // No caller waits for this. The first use fetches again and reports a failure.
  }
}
