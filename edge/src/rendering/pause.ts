/** Resolves after `ms` milliseconds. The timer does not keep the process alive. */
export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
