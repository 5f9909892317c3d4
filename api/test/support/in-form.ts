/**
 * How many of something a test asks for: few show what more of them do, and the long form
 * (`npm test -- --long`) asks for those too.
 */
export const inForm = ({ short, long }: { short: number; long: number }): number =>
  process.env.TEST_FORM === 'long' ? long : short;
