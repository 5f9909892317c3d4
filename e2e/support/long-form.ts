/** Whether the full tests run: `npm test -- --long`. */
export const isLong = process.env['TEST_FORM'] === 'long';
