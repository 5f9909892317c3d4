/**
 * Returns the number of cases of a test. The short form has few, the long form (`npm test --
 * --long`) has more.
 */
export const chooseByForm = ({ short, long }: { short: number; long: number }): number =>
  process.env.TEST_FORM === 'long' ? long : short;
