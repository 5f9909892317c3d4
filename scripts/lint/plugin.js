import { noUseBeforeInitialization } from './no-use-before-initialization.js';

/**
 * Refuses what a selector of the options matches.
 * @type {import('oxlint/plugins-dev').Rule}
 */
const syntax = {
  meta: { type: 'problem', schema: false },
  create: ({ options, report }) =>
    Object.fromEntries(
      options.map(({ selector, message }) => [selector, (node) => report({ node, message })]),
    ),
};

/** The lint rules of this repository, for oxlint. */
export default {
  meta: { name: 'shop' },
  rules: { syntax, 'no-use-before-initialization': noUseBeforeInitialization },
};
