/** Whether all is asked: `npm test -- --long`. */
export const isLong = process.env['TEST_FORM'] === 'long';
