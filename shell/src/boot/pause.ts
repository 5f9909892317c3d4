/** Lets the browser do what is more urgent: what follows runs in a task of its own, after so many ms at the least. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
