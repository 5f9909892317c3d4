const TEXT = '/^(Literal|TemplateLiteral)$/';
const buildTextSelector = (branch) =>
  `[expression.${branch}.type=${TEXT}][expression.${branch}.raw!='null']`;
const CONDITIONAL_TEXT = `JSXExpressionContainer:matches(${buildTextSelector('right')}, ${buildTextSelector('consequent')}, ${buildTextSelector('alternate')})`;
const CONTENT = `:matches(JSXElement, JSXFragment, JSXText[value=/\\S/], JSXExpressionContainer[expression.type!=/^(Literal|JSXEmptyExpression)$/])`;

const message =
  'Wrap conditional text in its own element: page translation replaces bare text nodes, and React then fails to remove them.';

/**
 * Options of the lint rule `no-restricted-syntax`. These options forbid conditional text beside
 * siblings, because page translation would break such text.
 */
export const conditionalTextRules = [
  { selector: `${CONDITIONAL_TEXT} ~ ${CONTENT}`, message },
  { selector: `${CONTENT} ~ ${CONDITIONAL_TEXT}`, message },
];
