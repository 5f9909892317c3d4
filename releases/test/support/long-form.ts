/** True for `npm test -- --long`. */
export const isLongForm = process.env['TEST_FORM'] === 'long';

/**
 * Returns all kinds in the long form, and the first `count` in the short form. The short form tests
 * most rules with the first store only, a folder. Tests of simultaneous and killed releases always
 * use both stores (`registry.test.ts`, `store`).
 */
export const limitInShortForm = <Kind>(kinds: Kind[], count = 1): Kind[] =>
  isLongForm ? kinds : kinds.slice(0, count);
