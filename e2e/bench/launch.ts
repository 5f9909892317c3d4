import config from '../playwright.config.ts';

const { executablePath, args = [] } = config.use?.launchOptions ?? {};

/** Launch options of the tests' browser. */
export const LAUNCH_OPTIONS = { ...(executablePath && { executablePath }), args };
