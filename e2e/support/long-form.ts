/**
 * `npm test -- --long` runs the long form of the tests, with all cases. Otherwise the short form
 * runs.
 */
export const isLongForm = process.env['TEST_FORM'] === 'long';

export const limitInShortForm = <Element>(all: Element[], count: number): Element[] =>
  isLongForm ? all : all.slice(0, count);
