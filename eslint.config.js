import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './scripts/lint/boundaries.js';
import { conditionalTextRules, dateFormatRule, textCutRule } from './scripts/lint/syntax-rules.js';
import { noUseBeforeInitialization } from './scripts/lint/no-use-before-initialization.js';
import { knownSelectors, noRepetition, tokenColours } from './scripts/lint/style-rules.js';

const hooks = reactHooks.configs.flat['recommended-latest'];
const compilerRules = Object.keys(hooks.rules).filter(
  (name) => !/\/(rules-of-hooks|exhaustive-deps)$/.test(name),
);

const syntaxRules = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
  {
    selector: 'Literal[value=/^(en-CA|fr-CA|sv-SE)$/]',
    message:
      "Formatted dates differ between ICU versions: use londonDay of 'contract/calendar/london-day'.",
  },
  {
    selector: 'JSXAttribute[name.name="type"] Literal[value="number"]',
    message:
      "The mouse wheel changes such a field: use an input of the type 'text' with inputMode.",
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
  {
    selector:
      ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
    message: 'Write the properties out: spreading a literal object only saves lines.',
  },
  {
    selector: 'Program > :not(ImportDeclaration) ~ ImportDeclaration',
    message: 'Imports stand first.',
  },
  ...conditionalTextRules,
];

const scripts = [
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { shop: { rules: { 'no-use-before-initialization': noUseBeforeInitialization } } },
    rules: {
      // Functions may stand below the functions that use them. The second rule follows the calls.
      '@typescript-eslint/no-use-before-define': [
        'error',
        { functions: false, classes: false, variables: false },
      ],
      'shop/no-use-before-initialization': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': ['error', ...syntaxRules],
    },
  },
  {
    files: ['**/*.tsx', 'shared/**', 'shell/**', '*-mfe/**'],
    ...jsxA11y.configs.recommended,
    languageOptions: {
      ...jsxA11y.configs.recommended.languageOptions,
      globals: globals.browser,
    },
  },
  {
    files: ['shared/**', 'shell/**', '*-mfe/**'],
    ...hooks,
    rules: Object.fromEntries(Object.keys(hooks.rules).map((name) => [name, 'error'])),
  },
  // Most rules of this plugin run the React compiler, which takes half the time of the lint. No
  // shopper runs a test's components.
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: Object.fromEntries(compilerRules.map((name) => [name, 'off'])),
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'api/**',
      'build/**',
      'contract/**',
      'edge/**',
      'e2e/**',
      'scripts/**',
      'server/**',
      '**/*.mjs',
      '**/*.cjs',
      '**/*.js',
    ],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
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
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxRules, textCutRule] },
  },
  {
    files: ['{contract,shared,shell}/src/**', '*-mfe/src/**'],
    ignores: ['**/*.test.{ts,tsx}', 'contract/src/calendar/date-format.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxRules, textCutRule, dateFormatRule] },
  },
  // Advice for whoever reads the change. A limit that refused led to splits that helped nobody.
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', 'e2e/**'],
    rules: {
      'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['warn', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  // A Playwright fixture must destructure its first argument, even if it uses no other fixture.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  ...boundaries,
];

const styles = {
  files: ['**/*.css'],
  language: 'css/css',
  plugins: {
    css,
    shop: {
      rules: {
        'known-selectors': knownSelectors,
        'no-repetition': noRepetition,
        'token-colours': tokenColours,
      },
    },
  },
  rules: {
    'css/font-family-fallbacks': 'error',
    'css/no-duplicate-imports': 'error',
    'css/no-duplicate-keyframe-selectors': 'error',
    'css/no-empty-blocks': 'error',
    'css/no-invalid-at-rule-placement': 'error',
    'css/no-invalid-at-rules': 'error',
    'css/no-invalid-named-grid-areas': 'error',
    // Another file declares the tokens.
    'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
    'css/no-unmatchable-selectors': 'error',
    'no-restricted-syntax': [
      'error',
      {
        selector: 'ClassSelector[name!=/^[a-z][a-zA-Z0-9]*$/]',
        message: 'Modules import a class by its name, so the name is written in camelCase.',
      },
      { selector: 'Feature[name=/^(min|max)-/]', message: "Write a range: 'width <= 767px'." },
      {
        selector:
          'FeatureRange Identifier[name!=/^(width|height)$/], Feature[name!=/^((min|max)-.*|forced-colors|pointer|hover|prefers-reduced-motion)$/], Feature Identifier[name!=/^(active|coarse|fine|hover|none|reduce)$/], MediaQuery[mediaType][mediaType!=/^(print|screen)$/]',
        message: 'No browser knows it, or it is new: then add it to eslint.config.js.',
      },
      {
        selector: 'Declaration[property=/^-(?!-|webkit-(box-orient|line-clamp|font-smoothing)$)/]',
        message: 'Browsers know the property without a prefix.',
      },
      {
        selector:
          'Function[name=/^(calc|min|max|clamp)$/] > :not(Operator) + :matches(Dimension, Number, Percentage)',
        message: 'A space stands on both sides of + and -.',
      },
      {
        selector: 'Declaration[important!=false]',
        message: 'A cascade layer decides, not !important.',
      },
    ],
    'shop/known-selectors': 'error',
    'shop/no-repetition': 'error',
    'shop/token-colours': 'error',
  },
};

export default defineConfig(
  {
    ignores: ['**/dist/**', '**/.cache/**', '.data/**', '**/*.d.ts', 'contract/generated/**'],
  },
  { ignores: ['**/*.css'], extends: [scripts] },
  styles,
  { files: ['shared/src/design/tokens.css'], rules: { 'shop/token-colours': 'off' } },
);
