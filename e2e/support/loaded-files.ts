import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Shop } from './shop.ts';

/**
 * A script, stylesheet or preload of a page. It counts even if it was removed from the page later.
 */
interface LoadedElement {
  path: string;
  kind: string;
  integrity: string;
}

/**
 * Records the elements of each document that load code. Returns a function that reads the recorded
 * elements of the current document.
 */
export async function recordElements(page: Page): Promise<() => Promise<LoadedElement[]>> {
  await page.addInitScript(() => {
    const recorded: object[] = [];
    Object.assign(globalThis, { loadedElements: recorded });
    const recordNode = (node: Node) => {
      if (!(node instanceof HTMLElement)) return;
      const elements = [node, ...node.querySelectorAll<HTMLElement>('script, link')];
      for (const element of elements) {
        const url = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
        const isLink = element instanceof HTMLLinkElement && element.as !== 'font';
        const isCode = element instanceof HTMLScriptElement || isLink;
        const path = new URL(url, location.href).pathname;
        const integrity = element.getAttribute('integrity') ?? '';
        if (isCode && /\.(js|css)$/.test(path))
          recorded.push({ path, integrity, kind: element.outerHTML.split(' ', 2).join(' ') });
      }
    };
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach(recordNode)),
    ).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { loadedElements: LoadedElement[] }).loadedElements,
    );
}

/** Returns the hash of a file in the release's record.json. `path` is the URL path of the file. */
export function readRecordedHash({ dataDir }: Shop, path: string): string | undefined {
  const [name = '', version = '', ...file] = path.replace('/releases/', '').split('/');
  const record = readFileSync(join(dataDir, 'releases', name, version, 'record.json'), 'utf8');
  const { files } = JSON.parse(record) as { files: Record<string, { integrity: string }> };
  return files[file.join('/')]?.integrity;
}
