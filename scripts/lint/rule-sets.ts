import type { OxlintConfig } from 'oxlint';

type Rules = NonNullable<OxlintConfig['rules']>;

/**
 * Names of the rules that oxlint checks in every script: those that ESLint recommends and those that
 * typescript-eslint calls strict, as far as the names mean the same there.
 */
export const scriptRules = [
  'for-direction',
  'no-array-constructor',
  'no-async-promise-executor',
  'no-case-declarations',
  'no-compare-neg-zero',
  'no-cond-assign',
  'no-constant-binary-expression',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-delete-var',
  'no-dupe-else-if',
  'no-duplicate-case',
  'no-empty',
  'no-empty-character-class',
  'no-empty-pattern',
  'no-empty-static-block',
  'no-ex-assign',
  'no-extra-boolean-cast',
  'no-fallthrough',
  'no-global-assign',
  'no-invalid-regexp',
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-nonoctal-decimal-escape',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-self-assign',
  'no-shadow-restricted-names',
  'no-sparse-arrays',
  'no-unexpected-multiline',
  'no-unsafe-finally',
  'no-unsafe-optional-chaining',
  'no-unused-expressions',
  'no-unused-labels',
  'no-unused-private-class-members',
  'no-useless-backreference',
  'no-useless-catch',
  'no-useless-constructor',
  'no-useless-escape',
  'require-yield',
  'typescript/consistent-type-imports',
  'typescript/no-duplicate-enum-values',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-extraneous-class',
  'typescript/no-misused-new',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-function-type',
  'typescript/no-wrapper-object-types',
  'typescript/prefer-as-const',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/triple-slash-reference',
  'typescript/unified-signatures',
  'use-isnan',
  'valid-typeof',
];

/** Rules for TypeScript only. */
export const typeScriptRules = ['no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread'];

/** Rules for JavaScript only, because TypeScript's compiler refuses the same. */
export const untypedRules = [
  'constructor-super',
  'getter-return',
  'no-class-assign',
  'no-const-assign',
  'no-dupe-class-members',
  'no-dupe-keys',
  'no-func-assign',
  'no-import-assign',
  'no-new-native-nonconstructor',
  'no-obj-calls',
  'no-redeclare',
  'no-setter-return',
  'no-this-before-super',
  'no-undef',
  'no-unreachable',
  'no-unsafe-negation',
  'no-with',
];

export const hookRules = ['react/exhaustive-deps', 'react/rules-of-hooks'];

/** Rules that run the React compiler. */
export const compilerRules = [
  'react/error-boundaries',
  'react/globals',
  'react/immutability',
  'react/incompatible-library',
  'react/preserve-manual-memoization',
  'react/purity',
  'react/refs',
  'react/set-state-in-effect',
  'react/set-state-in-render',
  'react/static-components',
  'react/unsupported-syntax',
  'react/use-memo',
  'react/void-use-memo',
];

/** Rules for what a keyboard or a screen reader needs, as eslint-plugin-jsx-a11y recommends them. */
export const accessibilityRules: Rules = {
  ...Object.fromEntries(
    [
      'jsx-a11y/alt-text',
      'jsx-a11y/anchor-has-content',
      'jsx-a11y/anchor-is-valid',
      'jsx-a11y/aria-activedescendant-has-tabindex',
      'jsx-a11y/aria-props',
      'jsx-a11y/aria-proptypes',
      'jsx-a11y/aria-role',
      'jsx-a11y/aria-unsupported-elements',
      'jsx-a11y/autocomplete-valid',
      'jsx-a11y/click-events-have-key-events',
      'jsx-a11y/heading-has-content',
      'jsx-a11y/html-has-lang',
      'jsx-a11y/iframe-has-title',
      'jsx-a11y/img-redundant-alt',
      'jsx-a11y/label-has-associated-control',
      'jsx-a11y/media-has-caption',
      'jsx-a11y/mouse-events-have-key-events',
      'jsx-a11y/no-access-key',
      'jsx-a11y/no-autofocus',
      'jsx-a11y/no-distracting-elements',
      'jsx-a11y/no-redundant-roles',
      'jsx-a11y/role-has-required-aria-props',
      'jsx-a11y/role-supports-aria-props',
      'jsx-a11y/scope',
      'jsx-a11y/tabindex-no-positive',
    ].map((name): [string, 'error'] => [name, 'error']),
  ),
  'jsx-a11y/interactive-supports-focus': [
    'error',
    {
      tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'],
    },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    {
      tr: ['none', 'presentation'],
      canvas: ['img'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [
        'onClick',
        'onError',
        'onLoad',
        'onMouseDown',
        'onMouseUp',
        'onKeyPress',
        'onKeyDown',
        'onKeyUp',
      ],
      alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      body: ['onError', 'onLoad'],
      dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-noninteractive-tabindex': [
    'error',
    {
      roles: ['tabpanel'],
      tags: [],
      allowExpressionValues: true,
    },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    {
      handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
      allowExpressionValues: true,
    },
  ],
};
