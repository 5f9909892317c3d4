/** Whether the long form of the tests runs (`npm test -- --long`). */
export const isLongForm = process.env['TEST_FORM'] === 'long';
