/**
 * `npm test -- --long` runs the long form of the tests, with all cases. Otherwise the short form
 * runs.
 */
export const isLongForm = process.env['TEST_FORM'] === 'long';

export const limitInShortForm = <Element>(
  all: readonly Element[],
  count: number,
): readonly Element[] => (isLongForm ? all : all.slice(0, count));

/** Widths of a phone and of a desktop. The short form runs a flow at the first one. */
export const flowWidths = limitInShortForm([390, 1280], 1);

/** Details of a test that only the long form runs. The configuration of Playwright leaves out its tag. */
export const longForm = { tag: '@long' };
