/** Whether the full tests run: `npm test -- --long`. */
export const isLongForm = process.env['TEST_FORM'] === 'long';

/** Returns all elements in the long form, and the first `count` of them in the short form. */
export const limitInShortForm = <Element>(all: Element[], count: number): Element[] =>
  isLongForm ? all : all.slice(0, count);
