import { describe, it } from 'node:test';
import { RuleTester } from 'oxlint/plugins-dev';
import plugin from '../lint/plugin.js';
import { dateFormatRule, syntaxRules, textCutRule } from '../lint/syntax-rules.ts';

RuleTester.describe = (name, work) => void describe(name, work);
RuleTester.it = (name, work) => void it(name, work);

const options = [...syntaxRules, textCutRule, dateFormatRule];
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

tester.run('syntax', plugin.rules.syntax, {
  valid: [
    "type Size = 'small' | 'large';",
    'const size = 10.5;',
    '<input type="text" inputMode="numeric" />',
    "import { a } from './a'; export { b } from './b'; console.warn(a);",
    'const all = { ...first, second };',
    "<p>{isNew && 'New'}</p>",
    "<p>Price <b>{isNew ? 'new' : 'old'}</b></p>",
    'text.slice(0, 3); list.slice(0, PAGE_SIZE); hash.slice(0, HASH_LENGTH);',
    'defineDateFormat({ day: 2 });',
  ].map((code) => ({ code, options })),
  invalid: [
    'enum Size { small }',
    "const language = 'en-CA';",
    '<input type="number" />',
    "<input type={isNumber ? 'number' : 'text'} />",
    "export * from './a';",
    'const all = { ...{ first }, second };',
    '<p {...{ id }} />',
    "start(); import { start } from './start';",
    "<p>Price {isNew && 'new'}</p>",
    '<p>{isNew ? null : `old`}<b>price</b></p>',
    'text.slice(0, MAX_LENGTH);',
    'text.substring(0, 200);',
    'text.slice(0, maxLength - 1);',
    "new Intl.DateTimeFormat('en-GB');",
    'date.toLocaleDateString();',
  ].map((code) => ({ code, options, errors: 1 })),
});

tester.run('syntax in a script', plugin.rules.syntax, {
  valid: [],
  invalid: [
    {
      code: 'exports.mode = 0755;',
      options,
      languageOptions: { sourceType: 'commonjs', parserOptions: { lang: 'js' } },
      errors: 1,
    },
  ],
});
