import type { OxlintConfig } from 'oxlint';
import { boundaries } from './scripts/lint/boundaries.ts';
import {
  accessibilityRules,
  compilerRules,
  hookRules,
  scriptRules,
  typeScriptRules,
  untypedRules,
} from './scripts/lint/rule-sets.ts';
import { dateFormatRule, syntaxRules, textCutRule } from './scripts/lint/syntax-rules.ts';

type Rules = NonNullable<OxlintConfig['rules']>;

const pages = ['shared/**', 'shell/**', '*-mfe/**'];
const tests = ['**/*.test.{ts,tsx}'];

const setAll = (names: string[], severity: 'error' | 'off'): Rules =>
  Object.fromEntries(names.map((name) => [name, severity]));

/** Checks scripts. `eslint.config.js` checks styles. */
const config: OxlintConfig = {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/plugin.js'],
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'warn' },
  ignorePatterns: ['**/dist/**', '**/.cache/**', '.data/**', '**/*.d.ts', 'contract/generated/**'],
  rules: {
    ...setAll(scriptRules, 'error'),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    // Functions may stand below the functions that use them. The second rule follows the calls.
    'no-use-before-define': ['error', { functions: false, classes: false, variables: false }],
    'shop/no-use-before-initialization': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, reportVarsOnlyUsedAsTypes: true }],
    'no-irregular-whitespace': [
      'error',
      { skipJSXText: false, skipRegExps: false, skipTemplates: false },
    ],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'shop/syntax': ['error', ...syntaxRules],
  },
  overrides: [
    { files: ['**/*.{ts,tsx,mts,cts}'], rules: setAll(typeScriptRules, 'error') },
    { files: ['**/*.{js,mjs,cjs}'], rules: setAll(untypedRules, 'error') },
    { files: ['**/*.tsx', ...pages], env: { browser: true }, rules: accessibilityRules },
    { files: pages, rules: setAll([...hookRules, ...compilerRules], 'error') },
    // No shopper runs a test's components.
    { files: tests, rules: setAll(compilerRules, 'off') },
    {
      files: [...tests, '{api,build,contract,edge,e2e,scripts,server}/**', '**/*.{mjs,cjs,js}'],
      env: { node: true, jest: true },
    },
    {
      files: [
        'scripts/**',
        'e2e/**',
        '**/bench/**',
        'api/src/cli/**',
        'api/src/serve.ts',
        'server/test/support/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['{api,contract,edge,shared,shell}/src/**', '*-mfe/src/**'],
      excludeFiles: tests,
      rules: { 'shop/syntax': ['error', ...syntaxRules, textCutRule] },
    },
    {
      files: ['{contract,shared,shell}/src/**', '*-mfe/src/**'],
      excludeFiles: [...tests, 'contract/src/calendar/date-format.ts'],
      rules: { 'shop/syntax': ['error', ...syntaxRules, textCutRule, dateFormatRule] },
    },
    // Advice for whoever reads the change. A limit that refused led to splits that helped nobody.
    {
      files: ['**/*.{ts,tsx,js,mjs,cjs}'],
      excludeFiles: [...tests, '**/test/**', 'e2e/**'],
      rules: {
        'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
        'max-lines-per-function': ['warn', { max: 60, skipBlankLines: true, skipComments: true }],
      },
    },
    // A Playwright fixture must destructure its first argument, even if it uses no other fixture.
    { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    ...boundaries,
  ],
};

export default config;
