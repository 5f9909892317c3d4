import config from '../playwright.config.ts';

const { executablePath, args = [] } = config.use?.launchOptions ?? {};

/** Launch options of the browser. The end-to-end tests use the same browser. */
export const LAUNCH_OPTIONS = { ...(executablePath && { executablePath }), args };
