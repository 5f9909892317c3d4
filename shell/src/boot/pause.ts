/** Resolves after `ms` in a new task, so that the browser can run urgent work first. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
