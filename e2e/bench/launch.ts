import config from '../playwright.config.ts';

const { executablePath, args = [] } = config.use?.launchOptions ?? {};

/** The benchmark runs in the same browser as the end-to-end tests. */
export const LAUNCH_OPTIONS = { ...(executablePath && { executablePath }), args };
