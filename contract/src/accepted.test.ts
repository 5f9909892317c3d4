import { accepted, refusalText } from './accepted.ts';

describe('success (decisions 28 and 42)', () => {
  it.each([
    {},
    null,
    '',
    'OK',
    { status: true },
    { status: 'true' },
    { status: 1 },
    { error: null },
  ])('is a 2xx answer like %j', (answer) => expect(accepted(answer)).toBe(true));

  it.each([
    { status: false },
    { status: 'false' },
    { status: 0 },
    { status: '0' },
    { error: 'No.' },
  ])('is not %j', (answer) => expect(accepted(answer)).toBe(false));

  it('is refused in the words of the answer', () => {
    expect(refusalText({ status: false, error: 'Sold out.' })).toBe('Sold out.');
    expect(refusalText({ status: false, message: 'Sold out.' })).toBe('Sold out.');
    expect(refusalText({ status: false })).toBe('');
  });
});
