import {
  isAccepted,
  findChangeFailure,
  parseBody,
  findReadFailure,
  readRefusalText,
} from './accepted.ts';

describe('success (rules 28 and 42)', () => {
  it.each([{}, [], { status: true }, { status: 'true' }, { status: 1 }, { error: null }])(
    'is a 2xx response like %j',
    (response) => expect(isAccepted(response)).toBe(true),
  );

  it.each([
    { status: false },
    { status: 'false' },
    { status: 0 },
    { status: '0' },
    { error: 'No.' },
  ])('is not %j', (response) => expect(isAccepted(response)).toBe(false));

  it('is refused with the error text of the response', () => {
    expect(readRefusalText({ status: false, error: 'Sold out.' })).toBe('Sold out.');
    expect(readRefusalText({ status: false, message: 'Sold out.' })).toBe('Sold out.');
    expect(readRefusalText({ status: false })).toBe('');
  });
});

describe('a response to a mutation (rule 58)', () => {
  it.each(['{}', '[]', '{"status":true}', '{"error":null}'])('%s is a success', (raw) =>
    expect(findChangeFailure(parseBody(raw))).toBeNull(),
  );

  it.each(['', ' ', '<html></html>', 'OK', '"OK"', '""', '1', 'true', 'null', '{"status":tr'])(
    '%j is a failure',
    (raw) => expect(findChangeFailure(parseBody(raw))).toMatch(/could not be read/),
  );

  it.each(['', '\n'])('%j is a success if the call accepts an empty body', (raw) => {
    expect(findChangeFailure(parseBody(raw), 'empty')).toBeNull();
  });

  it.each(['<html></html>', '""', 'null'])(
    '%j is a failure even if the call accepts an empty body',
    (raw) => expect(findChangeFailure(parseBody(raw), 'empty')).not.toBeNull(),
  );

  it('with status false fails with its error text, or with a general sentence', () => {
    expect(findChangeFailure({ status: false, error: 'Sold out.' })).toBe('Sold out.');
    expect(findChangeFailure({ status: false })).toBe('The server refused the request.');
    expect(findChangeFailure({ status: false }, 'refusal')).toBeNull();
  });
});

describe('a response to a read', () => {
  it.each(['', '""', 'null', '{}', '[]', '{"status":false}'])('%j is data', (raw) =>
    expect(findReadFailure(parseBody(raw))).toBeNull(),
  );

  it.each(['<html></html>', '"OK"', '1', 'false', '[{"id":'])('%j is a failure', (raw) =>
    expect(findReadFailure(parseBody(raw))).not.toBeNull(),
  );
});
