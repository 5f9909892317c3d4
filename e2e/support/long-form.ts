/** Whether all cases are tested: `npm test -- --long`. */
export const isLongForm = process.env['TEST_FORM'] === 'long';

/** Returns only the first `count` elements unless all cases are tested. */
export const limitInShortForm = <Element>(all: Element[], count: number): Element[] =>
  isLongForm ? all : all.slice(0, count);
