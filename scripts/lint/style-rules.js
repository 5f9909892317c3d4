import { dom } from 'aria-query';
import mdn from 'mdn-data';

const SVG_ELEMENTS = /^(svg|circle|ellipse|g|line|path|polygon|polyline|rect|text|use)$/;
/** Selectors that CSS modules and Safari add to those of the standards. */
const OTHER_SELECTORS = [':global', '::-webkit-details-marker'];
const RAW_COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|(ok)?(lab|lch)|color)\(/i;

/**
 * Refuses a colour that is no design token.
 * @type {import('eslint').Rule.RuleModule}
 */
export const tokenColours = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: "'{{colour}}' is no design token: use one of shared/src/design/tokens.css." },
  },
  create: ({ sourceCode, report }) => ({
    Declaration({ value }) {
      const text = sourceCode.getText(value).replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
      const names = text.match(/(?<![-\w])[a-z]+(?![-\w(])/gi) ?? [];
      const colour =
        RAW_COLOUR.exec(text)?.[0] ??
        names.find((name) => sourceCode.lexer.match('<named-color>', name).matched);
      if (colour) report({ loc: value.loc, messageId: 'raw', data: { colour } });
    },
  }),
};

/**
 * Refuses the name of a pseudo-class, pseudo-element or element that no standard has. A selector
 * with it would match nothing.
 * @type {import('eslint').Rule.RuleModule}
 */
export const knownSelectors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unknown: "Nothing is called '{{name}}'." },
  },
  create({ report }) {
    const check = (prefix, isKnown) => (node) => {
      const name = prefix + node.name;
      if (!isKnown(name)) report({ loc: node.loc, messageId: 'unknown', data: { name } });
    };
    const isInStandard = (name) =>
      [name, `${name}()`].some((key) => key in mdn.css.selectors) || OTHER_SELECTORS.includes(name);
    return {
      PseudoClassSelector: check(':', isInStandard),
      PseudoElementSelector: check('::', isInStandard),
      'TypeSelector:not(Atrule[name=keyframes] TypeSelector)': check(
        '',
        (name) => name === '*' || dom.has(name) || SVG_ELEMENTS.test(name),
      ),
    };
  },
};

/**
 * Refuses a selector that occurs twice in a block, and a declaration that a later one in its block
 * overrides. The same property may follow directly, because this gives older browsers a value.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noRepetition = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      selector: "The block has a rule for '{{name}}' above: put the declarations there.",
      declaration: "This overrides '{{name}}' above.",
    },
  },
  create({ sourceCode, report }) {
    const checkSelectors = ({ children }) => {
      const seen = new Set();
      for (const { type, prelude } of children) {
        if (type !== 'Rule') continue;
        const name = sourceCode.getText(prelude).replace(/\s+/g, ' ');
        if (seen.has(name)) report({ loc: prelude.loc, messageId: 'selector', data: { name } });
        seen.add(name);
      }
    };
    const checkDeclarations = ({ children }) => {
      const seen = [];
      for (const { type, property, loc } of children) {
        if (type !== 'Declaration') continue;
        const name = listOverridden(property).find((longhand) => seen.includes(longhand));
        const isAgain = seen.slice(0, -1).includes(property);
        if (name ?? isAgain) {
          report({ loc, messageId: 'declaration', data: { name: name ?? property } });
        }
        seen.push(property);
      }
    };
    return {
      StyleSheet: checkSelectors,
      Block(block) {
        checkSelectors(block);
        checkDeclarations(block);
      },
    };
  },
};

const listOverridden = (property) => {
  const longhands = mdn.css.properties[property]?.initial;
  return Array.isArray(longhands)
    ? [...longhands, ...longhands.flatMap((longhand) => listOverridden(longhand))]
    : [];
};
