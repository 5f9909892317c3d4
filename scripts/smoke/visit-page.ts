import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from 'server/store/null-if-missing';
import type { BrowserContext, Page } from 'playwright-core';
import { collectPageErrors } from './collect-page-errors.ts';
import type { PlannedVisit } from './plan-visits.ts';

/** Time limits in ms for opening the page, for its hydration, and for its texts and buttons. */
const OPEN_MS = 20_000;
const HYDRATION_MS = 15_000;
const CONTENT_MS = 10_000;
/** Longest wait in ms until the page shows its remote. */
const REMOTE_MS = 10_000;
/** Time without requests in ms after which the page counts as idle. */
const IDLE_MS = 300;
const MAX_IDLE_WAIT_MS = 5000;

interface Shop {
  url: string;
  storeFolder: string;
  backend: { url: string };
}

/** Opens a page in a new tab. Returns a text for each fault. */
export async function visitPage(
  context: BrowserContext,
  { url, storeFolder, backend }: Shop,
  { remote, visit, storage, isGuarded }: PlannedVisit,
): Promise<string[]> {
  const page = await context.newPage();
  const { addError, end: endCollection } = collectPageErrors(
    page,
    [url, `${backend.url}/`],
    (scriptPath) => readStoredSourceMap(storeFolder, scriptPath),
  );
  const waitUntilIdle = trackIdle(page);
  const waitOrReport = async (condition: Promise<unknown>, errorText: string) => {
    const isFulfilled = await condition.then(
      () => true,
      () => false,
    );
    if (!isFulfilled) addError(errorText);
    return isFulfilled;
  };
  try {
    await page.addInitScript(fillStorage, storage);
    const response = await page.goto(url + visit.path, { waitUntil: 'load', timeout: OPEN_MS });
    const status = response?.status() ?? 0;
    if (status !== 200) addError(`the server answers ${status}`);
    else if (!isGuarded && !extractMain(await response?.text()).includes(`data-remote="${remote}"`))
      addError('the server does not render the page');
    for (const { start, errorText } of listSteps(page, remote, visit))
      if (!(await waitOrReport(start(), errorText))) return await endCollection();
    if (visit.sees !== undefined) {
      const textLocator = page.getByText(visit.sees).filter({ visible: true }).first();
      await waitOrReport(
        textLocator.waitFor({ timeout: CONTENT_MS }),
        `does not show '${visit.sees}'`,
      );
    }
    const currentUrl = new URL(page.url());
    if (currentUrl.pathname !== new URL(visit.path, url).pathname)
      addError(`leads to ${currentUrl.pathname} instead`);
    await waitUntilIdle();
    for (const selector of await page.evaluate(findForeignSelectors, remote))
      addError(`the style '${selector}' reaches beyond the ${remote} remote`);
  } catch (cause) {
    addError(`cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}`);
  } finally {
    // Ends the collection of errors before the page is closed, because the requests that closing
    // aborts would count as errors.
    await endCollection();
    await page.close();
  }
  return endCollection();
}

interface Step {
  start(): Promise<void>;
  errorText: string;
}

/**
 * Returns the steps of a visit: wait for hydration, wait for the remote, then click the buttons in
 * `visit.press`.
 */
function listSteps(page: Page, remote: string, visit: PlannedVisit['visit']): Step[] {
  const waitUntilAttached = (selector: string, timeout: number) =>
    page.locator(selector).first().waitFor({ state: 'attached', timeout });
  return [
    {
      start: () => waitUntilAttached('html[data-restored]', HYDRATION_MS),
      errorText: `does not come alive in the browser within ${HYDRATION_MS / 1000} s`,
    },
    {
      start: () => waitUntilAttached(`main [data-remote="${remote}"]`, REMOTE_MS),
      errorText: `does not show the ${remote} remote in the browser`,
    },
    ...(visit.press ?? []).map((name) => ({
      start: () => page.getByRole('button', { name, exact: true }).click({ timeout: CONTENT_MS }),
      errorText: `has no button '${name}' that can be pressed`,
    })),
  ];
}

/**
 * Fills local storage at the first page of a tab. Playwright runs this function in each page before
 * the page's scripts.
 */
function fillStorage(storedValues: Record<string, unknown>): void {
  if (location.protocol === 'about:' || sessionStorage.getItem('stored')) return;
  localStorage.clear();
  sessionStorage.setItem('stored', 'yes');
  for (const [name, value] of Object.entries(storedValues))
    localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * Returns selectors of a remote's stylesheets that contain no class of that remote. Playwright runs
 * this function in the page.
 */
function findForeignSelectors(remote: string): string[] {
  const getSheetUrl = ({ href, ownerNode }: CSSStyleSheet) =>
    href ?? (ownerNode instanceof HTMLElement ? ownerNode.dataset['href'] : undefined);
  const remoteSheets = [...document.styleSheets].filter((sheet) =>
    getSheetUrl(sheet)?.includes(`/releases/${remote}/`),
  );
  const listRules = (ruleList: CSSRuleList): CSSRule[] =>
    [...ruleList].flatMap((rule) =>
      // Skips nested rules, because the selector of the parent rule limits nested rules.
      rule instanceof CSSStyleRule || !('cssRules' in rule)
        ? [rule]
        : listRules(rule.cssRules as CSSRuleList),
    );
  /**
   * Splits a list of selectors at commas. Ignores commas within two levels of brackets, as in
   * ':not(.a, :has(b))'.
   */
  const splitSelectors = (list: string): string[] =>
    list.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  // Returns whether a rule belongs to the stylesheet of the captcha library (altcha). The build has
  // already checked this stylesheet.
  const isLibraryTheme = ({ selectorText, style }: CSSStyleRule) =>
    selectorText === ':root' && [...style].every((name) => name.startsWith('--altcha-'));
  return remoteSheets
    .flatMap(({ cssRules }) => listRules(cssRules))
    .flatMap((rule) =>
      rule instanceof CSSStyleRule && !isLibraryTheme(rule)
        ? splitSelectors(rule.selectorText)
        : [],
    )
    .filter((selector) => !/\baltcha\b/.test(selector))
    .filter((selector) => !selector.includes(`.${remote}-`));
}

/**
 * Reads the source map of a stored script. Resolves to null if there is none, because live releases
 * are downloaded without source maps.
 */
async function readStoredSourceMap(
  storeFolder: string,
  scriptPath: string,
): Promise<string | null> {
  const path = join(storeFolder, `${scriptPath.replace(/^\/releases\//, '')}.map`);
  return readFile(path, 'utf8').catch(nullIfMissing);
}

const extractMain = (html = '') => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/**
 * Returns a function that waits until the page is idle, but at most `MAX_IDLE_WAIT_MS`. A page that
 * never becomes idle is no fault.
 */
function trackIdle(page: Page): () => Promise<void> {
  let pendingRequests = 0;
  let lastChange = performance.now();
  const createCounter = (delta: number) => () => {
    pendingRequests += delta;
    lastChange = performance.now();
  };
  page.on('request', createCounter(1));
  page.on('requestfinished', createCounter(-1));
  page.on('requestfailed', createCounter(-1));
  return async () => {
    const deadline = performance.now() + MAX_IDLE_WAIT_MS;
    while (performance.now() < deadline) {
      if (pendingRequests <= 0 && performance.now() - lastChange > IDLE_MS) return;
      await page.waitForTimeout(50);
    }
  };
}
