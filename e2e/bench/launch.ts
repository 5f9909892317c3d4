import config from '../playwright.config.ts';

const { executablePath, args = [] } = config.use?.launchOptions ?? {};

/** Launch options of the tests' browser. */
export const LAUNCH = { ...(executablePath && { executablePath }), args };
