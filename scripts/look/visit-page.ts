import type { BrowserContext, Page } from 'playwright-core';
import { complaintsOf } from './complaints.ts';
import type { PlannedVisit } from './visits-of.ts';

/**
 * Time limits in ms: for the response, for hydration, and for content. A slot itself gives up after
 * 10 s.
 */
const OPEN_MS = 20_000;
const ALIVE_MS = 15_000;
const SHOW_MS = 10_000;
/** Time limit for a remote's page, in ms. It equals the time limit of a slot. */
const THERE_MS = 10_000;
/**
 * Time without requests after which a page counts as idle, and longest wait for it, in ms. A page
 * that is never idle is no fault.
 */
const REST_MS = 300;
const MOST_REST_MS = 5000;

interface Shop {
  url: string;
  backend: { url: string };
}

/** Opens a page, performs the actions of the visit and returns the faults. */
export async function visitPage(
  context: BrowserContext,
  { url, backend }: Shop,
  { room, visit, stored, isGuarded }: PlannedVisit,
): Promise<string[]> {
  const page = await context.newPage();
  const { complain, end } = complaintsOf(page, [url, `${backend.url}/`]);
  const rested = restOf(page);
  const wait = async (what: Promise<unknown>, otherwise: string) => {
    const isThere = await what.then(
      () => true,
      () => false,
    );
    if (!isThere) complain(otherwise);
    return isThere;
  };
  const mark = `[data-room="${room}"]`;
  try {
    await page.addInitScript(putIntoStorage, stored);
    const answer = await page.goto(url + visit.path, { waitUntil: 'load', timeout: OPEN_MS });
    const status = answer?.status() ?? 0;
    if (status !== 200) complain(`the server answers ${status}`);
    else if (!isGuarded && !mainOf(await answer?.text()).includes(`data-room="${room}"`))
      complain('the server does not render the page');
    const alive = page
      .locator('html[data-restored]')
      .waitFor({ state: 'attached', timeout: ALIVE_MS });
    if (!(await wait(alive, `does not come alive in the browser within ${ALIVE_MS / 1000} s`)))
      return end();
    const shown = page
      .locator(`main ${mark}`)
      .first()
      .waitFor({ state: 'attached', timeout: THERE_MS });
    if (!(await wait(shown, `does not show the ${room} room in the browser`))) return end();
    for (const name of visit.press ?? []) {
      const pressed = page.getByRole('button', { name, exact: true }).click({ timeout: SHOW_MS });
      if (!(await wait(pressed, `has no button '${name}' that can be pressed`))) return end();
    }
    if (visit.sees !== undefined) {
      const seen = page.getByText(visit.sees).filter({ visible: true }).first();
      await wait(seen.waitFor({ timeout: SHOW_MS }), `does not show '${visit.sees}'`);
    }
    const at = new URL(page.url());
    if (at.pathname !== new URL(visit.path, url).pathname)
      complain(`leads to ${at.pathname} instead`);
    await rested();
    for (const selector of await page.evaluate(foreignSelectors, room))
      complain(`the style '${selector}' reaches beyond the ${room} room`);
  } catch (cause) {
    complain(`cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}`);
  } finally {
    // Ends the collection first: requests that closing the page aborts are no faults.
    end();
    await page.close();
  }
  return end();
}

/** Fills local storage. Runs in the page before its scripts, once per tab. */
function putIntoStorage(stored: Record<string, unknown>): void {
  if (location.protocol === 'about:' || sessionStorage.getItem('stored')) return;
  localStorage.clear();
  sessionStorage.setItem('stored', 'yes');
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
}

/** Runs in the page. Returns selectors of a remote's stylesheets without a class of that remote. */
function foreignSelectors(room: string): string[] {
  const address = ({ href, ownerNode }: CSSStyleSheet) =>
    href ?? (ownerNode instanceof HTMLElement ? ownerNode.dataset['href'] : undefined);
  const own = [...document.styleSheets].filter((sheet) =>
    address(sheet)?.includes(`/releases/${room}/`),
  );
  const rules = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) =>
      // Nested rules are limited by their parent.
      rule instanceof CSSStyleRule || !('cssRules' in rule)
        ? [rule]
        : rules(rule.cssRules as CSSRuleList),
    );
  return own
    .flatMap(({ cssRules }) => rules(cssRules))
    .flatMap((rule) =>
      rule instanceof CSSStyleRule ? rule.selectorText.split(/,(?![^(]*\))/) : [],
    )
    .filter((selector) => !selector.includes(`.${room}-`));
}

/** Returns the <main> part of the server's HTML. */
const mainOf = (html = '') => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** Tracks the requests of a page. The returned function waits until the page is idle. */
function restOf(page: Page): () => Promise<void> {
  let underWay = 0;
  let since = performance.now();
  const count = (step: number) => () => {
    underWay += step;
    since = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    const end = performance.now() + MOST_REST_MS;
    while (performance.now() < end) {
      if (underWay <= 0 && performance.now() - since > REST_MS) return;
      await page.waitForTimeout(50);
    }
  };
}
