import type { Browser } from '@playwright/test';
import { readStoredValue } from '../support/flows/stored-state.ts';
import { addToBasket } from './browser/add-to-basket.ts';
import { openPhone } from './browser/phone.ts';
import { waitUntilSettled } from './browser/wait-until-settled.ts';
import { createStoredState } from './create-stored-state.ts';
import type { Route } from './routes.ts';
import type { Variant } from './variants/variants.ts';

/**
 * Throws if a variant of the shop does not work, because figures of a broken variant would be
 * worthless. Pages must render their content, hydrate without console messages, and put a product
 * into the basket. Pages without scripts must render their content and run no script.
 */
export async function verifyVariant(
  browser: Browser,
  variant: Variant,
  routes: Route[],
): Promise<void> {
  for (const route of routes) await verifyRoute(browser, variant, route);
  if (variant.isHydrated) await verifyBasket(browser, variant);
}

async function verifyRoute(browser: Browser, variant: Variant, route: Route): Promise<void> {
  const phone = await openPhone(browser, variant, await createStoredState(variant, route));
  const { page, traffic, consoleErrors } = phone;
  try {
    const response = await page.goto(route.path);
    await waitUntilSettled(phone, variant);
    assertPage(response?.status() === 200, 'does not respond with 200');
    const isComplete = variant.isHydrated || route.isServerRendered;
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    if (isComplete) assertPage(await heading.isVisible(), 'has no visible heading');
    assertPage((await page.getByRole('main').innerText()) !== '' || !isComplete, 'has no content');
    const scripts = traffic.listRequests().filter(({ kind }) => kind === 'Script');
    assertPage(scripts.length > 0 === variant.isHydrated, `ran ${scripts.length} scripts`);
    assertPage(consoleErrors.length === 0, `logs ${consoleErrors.join('; ')}`);
  } finally {
    await phone.close();
  }

  function assertPage(condition: boolean, problem: string): asserts condition {
    if (!condition) throw new Error(`${variant.name}: ${route.path} ${problem}.`);
  }
}

async function verifyBasket(browser: Browser, variant: Variant): Promise<void> {
  const phone = await openPhone(browser, variant, {});
  try {
    await addToBasket(phone, variant);
    const { content } = JSON.parse((await readStoredValue(phone.page, 'cart')) ?? '{}') as {
      content?: object[];
    };
    const [consoleError] = phone.consoleErrors;
    if (content?.length !== 1 || consoleError !== undefined)
      throw new Error(`${variant.name}: the product is not in the basket. ${consoleError ?? ''}`);
  } finally {
    await phone.close();
  }
}
