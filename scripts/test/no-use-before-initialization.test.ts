import { describe, it } from 'node:test';
import { RuleTester } from 'oxlint/plugins-dev';
import { noUseBeforeInitialization } from '../lint/no-use-before-initialization.js';

RuleTester.describe = (name, work) => void describe(name, work);
RuleTester.it = (name, work) => void it(name, work);

new RuleTester({ languageOptions: { sourceType: 'module' } }).run(
  'no-use-before-initialization',
  noUseBeforeInitialization,
  {
    valid: [
      'const size = 1; print(); function print() { return size; }',
      'export function print() { return size; } const size = 1;',
      'export const routes = [print]; function print() { return size; } const size = 1;',
      'describe("it", () => print()); function print() { return size; } const size = 1;',
    ],
    invalid: [
      {
        code: 'print(); function print() { return size; } const size = 1;',
        errors: [{ messageId: 'early' }],
      },
      {
        code: 'if ([1].map((one) => print(one))) {} function print(one) { return [one].map(shorten); } const shorten = (one) => one;',
        errors: [{ messageId: 'early' }],
      },
      {
        code: 'try { await print(); } catch {} async function print() { return new Printer(); } class Printer {}',
        errors: [{ messageId: 'early' }],
      },
    ],
  },
);

for (const sourceType of ['script', 'commonjs'] as const) {
  const code = 'print(); function print() { return size; } const size = 1;';
  new RuleTester({ languageOptions: { sourceType } }).run(
    `no-use-before-initialization in ${sourceType}`,
    noUseBeforeInitialization,
    {
      valid: ['console.warn(1); const size = 1;'],
      invalid: [{ code, errors: [{ messageId: 'early' }] }],
    },
  );
}
