import { describe, it } from 'node:test';
import css from '@eslint/css';
import { RuleTester } from 'eslint';
import { knownSelectors, noRepetition, tokenColours } from '../lint/style-rules.js';

RuleTester.describe = (name, work) => void describe(name, work);
RuleTester.it = (name, work) => void it(name, work);

const tester = new RuleTester({ plugins: { css }, language: 'css/css' });

tester.run('token-colours', tokenColours, {
  valid: [
    '.a { color: var(--red); border: 1px solid transparent; fill: currentcolor; }',
    ".a { background: url('red.svg#ccc'); font-family: 'Black', serif; grid-area: top-red; }",
  ],
  invalid: [
    '.a { color: #fff; }',
    '.a { --line: #ffffff; }',
    '.a { border: 1px solid Tan; }',
    '.a { --line: red; }',
    '.a { color: rgb(1 2 3 / 5%); }',
    '.a { box-shadow: 0 0 1px oklch(40% 0.2 30deg); }',
  ].map((code) => ({ code, errors: [{ messageId: 'raw' }] })),
});

tester.run('known-selectors', knownSelectors, {
  valid: [
    '.a:is(h1, td):nth-child(2)::before { margin: 0; }',
    ':global(:root[data-restored]) .a:hover > svg path { margin: 0; }',
    '@layer kit { @keyframes turn { from { rotate: 0deg; } to { rotate: 1turn; } } }',
    '::view-transition-old(*) { margin: 0; }',
  ],
  invalid: [
    '.a:hoover { margin: 0; }',
    '.a::befor { margin: 0; }',
    '.a divv { margin: 0; }',
    '@layer kit { from { margin: 0; } }',
  ].map((code) => ({ code, errors: [{ messageId: 'unknown' }] })),
});

tester.run('no-repetition', noRepetition, {
  valid: [
    '.a { height: 100vh; height: 100dvh; margin: 0; margin-top: 1px; }',
    '.a { margin: 0; } @media print { .a { margin: 1px; } }',
    '@keyframes turn { from { rotate: 0deg; } } @keyframes fade { from { opacity: 0; } }',
  ],
  invalid: [
    ...[
      '.a { margin: 0; } .b { margin: 0; } .a { padding: 0; }',
      '.a, .b { top: 0; } .a,\n.b { left: 0; }',
    ].map((code) => ({ code, errors: [{ messageId: 'selector' }] })),
    ...[
      '.a { margin: 0; padding: 0; margin: 1px; }',
      '.a { --x: 1; --y: 2; --x: 2; }',
      '.a { margin-top: 0; margin: 1px; }',
      '.a { border-top-color: var(--red); border: 0; }',
    ].map((code) => ({ code, errors: [{ messageId: 'declaration' }] })),
  ],
});
