import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Text nodes that the translation has removed, with their text at that time. */
    replacedTexts?: { node: Text; text: string }[];
  }
}

/**
 * Simulates Chrome's page translation. Replaces each text node by a `<font>` element with the same
 * text, now and after each change. React still refers to the removed text nodes.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const replaced = (window.replacedTexts = window.replacedTexts ?? []);
    const isTranslated = (parent: Element | null) =>
      parent === null || parent.closest('font, script, style, noscript, template, svg') !== null;
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const node of texts) {
        if (!node.data.trim() || isTranslated(node.parentElement)) continue;
        const font = document.createElement('font');
        font.append(node.data);
        replaced.push({ node, text: node.data });
        node.replaceWith(font);
      }
    };
    translate(document.body);
    new MutationObserver(() => translate(document.body)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

/**
 * Returns the texts that React has changed only in removed text nodes, so that the shopper still
 * sees the old texts.
 */
export const findStaleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.replacedTexts ?? [])
      .filter(({ node, text }) => node.data !== text)
      .map(({ node, text }) => `'${text}' is now '${node.data}'`),
  );
