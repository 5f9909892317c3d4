import Validator from '@adobe/structured-data-validator';
import type { Page } from '@playwright/test';

export interface StructuredItem {
  '@type': string;
  [property: string]: unknown;
}

/** Returns the structured data (JSON-LD) in the HTML that the server sends for a path. */
export async function readStructuredData(page: Page, path: string): Promise<StructuredItem[]> {
  const html = await (await page.request.get(path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as StructuredItem);
}

/** Returns the violations of the rules that search engines have for schema.org data. */
export async function findStructuredDataErrors(
  items: readonly StructuredItem[],
): Promise<string[]> {
  const jsonld: Record<string, object[]> = {};
  // The validator reports the position of each item, which it expects from an extractor.
  for (const item of items) (jsonld[item['@type']] ??= []).push({ ...item, '@location': '0,0' });
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
}
