export interface LazyModule<Code> {
  readonly code: Code | null;
  /** Fetches the code once. After a failed fetch, the next call fetches the code again. */
  load(): Promise<Code>;
}

/** 'used' fetches the code at its first use. 'idle' also fetches it in `loadIdleModules`. */
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
 * Loads all lazy modules with the trigger 'idle', one after another. Loads none while the browser
 * is offline.
 */
export async function loadIdleModules(): Promise<void> {
  try {
    for (const lazyModule of idleModules) if (navigator.onLine) await lazyModule.load();
  } catch {
    // Ignores a failed load, because the first use of the module loads it again and reports the
    // failure.
  }
}
