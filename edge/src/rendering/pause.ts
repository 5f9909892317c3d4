/** Resolves after `ms` milliseconds. Node may exit before, because the timer is unreferenced. */
export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
