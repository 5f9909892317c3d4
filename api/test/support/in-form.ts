/**
 * Returns how many cases a test uses: few in the short form, more in the long form (`npm test --
 * --long`).
 */
export const inForm = ({ short, long }: { short: number; long: number }): number =>
  process.env.TEST_FORM === 'long' ? long : short;
