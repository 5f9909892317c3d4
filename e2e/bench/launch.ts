import config from '../playwright.config.ts';

const { executablePath, args = [] } = config.use?.launchOptions ?? {};

/** The browser of the tests. */
export const LAUNCH = { ...(executablePath && { executablePath }), args };
