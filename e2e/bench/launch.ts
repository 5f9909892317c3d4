import config from '../playwright.config.ts';

const { executablePath, args = [] } = config.use?.launchOptions ?? {};

/** Options of the browser in which the end-to-end tests run too. */
export const LAUNCH_OPTIONS = { ...(executablePath && { executablePath }), args };
