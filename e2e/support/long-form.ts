/**
 * Whether the long form of the tests runs (`npm test -- --long`), which has all cases. Otherwise
 * the short form runs.
 */
export const isLongForm = process.env['TEST_FORM'] === 'long';

export const limitInShortForm = <Element>(
  all: readonly Element[],
  count: number,
): readonly Element[] => (isLongForm ? all : all.slice(0, count));

/**
 * Window widths of a phone and of a desktop. In the short form, a flow uses only the first width.
 */
export const flowWidths = limitInShortForm([390, 1280], 1);

/**
 * Options of a test that runs in the long form only. In the short form, Playwright's configuration
 * excludes tests with this tag.
 */
export const longForm = { tag: '@long' };
