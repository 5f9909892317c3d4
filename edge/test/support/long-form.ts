/** Whether all is asked of every store: `npm test -- --long`. */
const isLong = process.env['TEST_FORM'] === 'long';

/**
 * The first of these, a folder, where the long form asks over each. What is left out needs a registry and
 * files that are kept as they were given: that both stores do that, of releases at the same instant and of
 * one that is killed, is always asked (`registry.test.ts`, `store`).
 */
export const inShortForm = <Kind>(kinds: Kind[]): Kind[] => (isLong ? kinds : kinds.slice(0, 1));
