import type { LoaderDefinition, RuleSetRule } from 'webpack';

/**
 * Marks calls in the router's file as pure, so that webpack can remove unused forms, fetchers and
 * links.
 */
export const pureCallsRule: RuleSetRule = {
  test: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
  loader: import.meta.filename,
};

const REACT_CALLS = /^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm;

/** Matches assignments of display names, which would keep unused components in the bundle. */
const DISPLAY_NAMES = /^\w+\.displayName = "\w+";$/gm;

const markPureCalls: LoaderDefinition = (source) =>
  source.replace(REACT_CALLS, '$1/* @__PURE__ */ ').replace(DISPLAY_NAMES, '');

export default markPureCalls;
