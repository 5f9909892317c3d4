import css from '@eslint/css';
import { defineConfig } from 'eslint/config';
import { knownSelectors, noRepetition, tokenColours } from './scripts/lint/style-rules.js';

/** Checks styles. `oxlint.config.ts` checks scripts. */
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
  { ignores: ['**/dist/**', '**/.cache/**', '.data/**', '**/*.{js,mjs,cjs}'] },
  styles,
  { files: ['shared/src/design/tokens.css'], rules: { 'shop/token-colours': 'off' } },
);
