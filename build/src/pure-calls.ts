import { join } from 'node:path';
import type { LoaderDefinition, RuleSetRule } from 'webpack';

/**
 * The router is one file, whose calls are not said to be free of effects: its forms, fetchers and links would come with
 * every page though nothing here uses them. This says it for them, so that what is unused can be left out; the shell's
 * budget notices when a later version is written otherwise.
 */
export const pureCallsRule: RuleSetRule = {
  test: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
  loader: join(import.meta.dirname, 'pure-calls.ts'),
};

/** What React makes of what it is given, and has no effect but that. */
const MADE_BY_REACT = /^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm;

/** Names for developers' tools, which would hold what is unused. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;

const pureCalls: LoaderDefinition = (source) =>
  source.replace(MADE_BY_REACT, '$1/* @__PURE__ */ ').replace(NAMES, '');

export default pureCalls;
