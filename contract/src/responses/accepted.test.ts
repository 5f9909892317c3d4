import { accepted, changeFailure, parseBody, readFailure, refusalText } from './accepted.ts';

describe('success (rules 28 and 42)', () => {
  it.each([{}, [], { status: true }, { status: 'true' }, { status: 1 }, { error: null }])(
    'is a 2xx response like %j',
    (answer) => expect(accepted(answer)).toBe(true),
  );

  it.each([
    { status: false },
    { status: 'false' },
    { status: 0 },
    { status: '0' },
    { error: 'No.' },
  ])('is not %j', (answer) => expect(accepted(answer)).toBe(false));

  it('is refused with the error text of the response', () => {
    expect(refusalText({ status: false, error: 'Sold out.' })).toBe('Sold out.');
    expect(refusalText({ status: false, message: 'Sold out.' })).toBe('Sold out.');
    expect(refusalText({ status: false })).toBe('');
  });
});

describe('a response to a mutation (rule 58)', () => {
  it.each(['{}', '[]', '{"status":true}', '{"error":null}'])('%s is a success', (raw) =>
    expect(changeFailure(parseBody(raw))).toBeNull(),
  );

  it.each(['', ' ', '<html></html>', 'OK', '"OK"', '""', '1', 'true', 'null', '{"status":tr'])(
    '%j is a failure',
    (raw) => expect(changeFailure(parseBody(raw))).toMatch(/could not be read/),
  );

  it.each(['', '\n'])('%j is a success if the call accepts an empty body', (raw) => {
    expect(changeFailure(parseBody(raw), 'empty')).toBeNull();
  });

  it.each(['<html></html>', '""', 'null'])(
    '%j is a failure even if the call accepts an empty body',
    (raw) => expect(changeFailure(parseBody(raw), 'empty')).not.toBeNull(),
  );

  it('with status false fails with its error text, or with a general sentence', () => {
    expect(changeFailure({ status: false, error: 'Sold out.' })).toBe('Sold out.');
    expect(changeFailure({ status: false })).toBe('The server refused the request.');
    expect(changeFailure({ status: false }, 'refusal')).toBeNull();
  });
});

describe('a response to a read', () => {
  it.each(['', '""', 'null', '{}', '[]', '{"status":false}'])('%j is data', (raw) =>
    expect(readFailure(parseBody(raw))).toBeNull(),
  );

  it.each(['<html></html>', '"OK"', '1', 'false', '[{"id":'])('%j is a failure', (raw) =>
    expect(readFailure(parseBody(raw))).not.toBeNull(),
  );
});
