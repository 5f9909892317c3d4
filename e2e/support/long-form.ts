/**
 * `npm test -- --long` runs the long form of the tests, with all cases. Otherwise the short form
 * runs.
 */
export const isLongForm = process.env['TEST_FORM'] === 'long';

export const limitInShortForm = <Element>(all: Element[], count: number): Element[] =>
  isLongForm ? all : all.slice(0, count);

/** Widths of a phone and of a desktop. The short form runs a flow at the first one. */
export const flowWidths = limitInShortForm([390, 1280], 1);
