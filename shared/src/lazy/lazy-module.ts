/** Code that is fetched at its first use, or earlier when the browser is idle. */
export interface LazyModule<Code> {
  /** Null until the code is fetched. */
  readonly code: Code | null;
  /** Fetches the code once. Rejects if that fails, and the next call then fetches again. */
  load(): Promise<Code>;
}

/**
 * When code is fetched: at its first use, or when the browser is idle, for code that most visits
 * need.
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

/**
 * Fetches the code of all 'idle' modules, one after another. Skips modules while the browser is
 * offline.
 */
export async function loadIdleModules(): Promise<void> {
  try {
    for (const lazyModule of idleModules) if (navigator.onLine) await lazyModule.load();
  } catch {
    // The first use fetches the code again and reports a failure.
  }
}
