import type { Locator } from '@playwright/test';

/**
 * Finds visible text. A hover over a link may already have prerendered its page, which is in the
 * document but hidden.
 */
export const findVisibleText = (scope: Locator, text: string | RegExp): Locator =>
  scope.getByText(text).filter({ visible: true });
