import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import postcss from 'postcss';
import type { Compiler } from 'webpack';
import parser from 'postcss-selector-parser';

/**
 * Reports stylesheets of a remote that affect the rest of the page. A library's stylesheet may set
 * the library's variables for the whole page.
 */
export class OwnStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OwnStylesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OwnStylesPlugin', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!file?.endsWith('.css') || module.getNumberOfErrors() > 0) continue;
          for (const sentence of findForeignStyles(file, relative(compiler.context, file)))
            compilation.errors.push(new compiler.webpack.WebpackError(sentence));
        }
      });
    });
  }
}

function findForeignStyles(file: string, name: string): string[] {
  const library = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  if (library === undefined && !file.endsWith('.module.css'))
    return [`${name} is no CSS module and affects the rest of the page: name it *.module.css.`];
  const mistakes: string[] = [];
  const addMistake = (ruleText: string) =>
    mistakes.push(
      `${name}: '${ruleText}' affects the rest of the page: begin it with an own class.`,
    );
  const stylesheet = postcss.parse(readFileSync(file, 'utf8'), { from: file });
  stylesheet.walkAtRules(({ name: ruleName, params }) => {
    const isGlobalName = ruleName.endsWith('keyframes') && params.startsWith(':global');
    if (isGlobalName || PAGE_WIDE_RULES.has(ruleName)) addMistake(`@${ruleName} ${params}`.trim());
  });
  stylesheet.walkRules((rule) => {
    if (isWithin(rule, isRuleOrKeyframes)) return;
    if (library !== undefined && isThemeOf(library, rule)) return;
    for (const selector of rule.selectors) if (!isOwnSelector(selector)) addMistake(selector);
  });
  return mistakes;
}

const isThemeOf = (library: string, rule: postcss.Rule) =>
  rule.selector === ':root' &&
  rule.every(
    (node) => node instanceof postcss.Declaration && node.prop.startsWith(`--${library}-`),
  );

/**
 * Matches nodes whose inner rules need no check. The parent rule limits the inner rules, or the
 * inner rules are keyframe steps.
 */
const isRuleOrKeyframes = (node: postcss.Node) =>
  node instanceof postcss.Rule ||
  (node instanceof postcss.AtRule && node.name.endsWith('keyframes'));

function isWithin(node: postcss.Node, isMatch: (node: postcss.Node) => boolean): boolean {
  const { parent } = node;
  return parent !== undefined && (isMatch(parent) || isWithin(parent, isMatch));
}

const PAGE_WIDE_RULES = new Set([
  'counter-style',
  'font-face',
  'font-palette-values',
  'import',
  'page',
  'position-try',
  'property',
  'view-transition',
]);

/**
 * Returns whether each selector contains a class of the module. Accepts selectors that also match
 * descendants or siblings of elements with that class.
 */
const isOwnSelector = (text: string): boolean => parser().astSync(text).nodes.every(isOwn);

function isOwn(selector: parser.Selector): boolean {
  for (const node of selector.nodes) {
    // `:global` without parentheses makes the rest of the selector global.
    if (node.type === 'pseudo' && node.value === ':global' && node.nodes.length === 0) return false;
    if (isOwnPart(node)) return true;
  }
  return false;
}

/**
 * Returns whether a part limits a selector to elements with a class of the module. `:is`, `:where`
 * and `:local` limit a selector only if all their arguments do. The arguments of `:has` and `:not`
 * match other elements.
 */
const isOwnPart = (node: parser.Node) =>
  node.type === 'class' ||
  (node.type === 'pseudo' &&
    GROUP_PSEUDO_CLASSES.has(node.value) &&
    node.nodes.length > 0 &&
    node.nodes.every(isOwn));

const GROUP_PSEUDO_CLASSES = new Set([':is', ':where', ':local']);
