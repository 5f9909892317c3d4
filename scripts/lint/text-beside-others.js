const TEXT = '/^(Literal|TemplateLiteral)$/';
const textIn = (branch) => `[expression.${branch}.type=${TEXT}][expression.${branch}.raw!='null']`;
const CONDITIONAL_TEXT = `JSXExpressionContainer:matches(${textIn('right')}, ${textIn('consequent')}, ${textIn('alternate')})`;
const CONTENT = `:matches(JSXElement, JSXFragment, JSXText[value=/\\S/], JSXExpressionContainer[expression.type!=/^(Literal|JSXEmptyExpression)$/])`;

const message =
  'Give text that comes and goes an element of its own: page translation replaces bare text, and React fails to remove it.';

/** Options of `no-restricted-syntax`: conditional text that has siblings. */
export const textBesideOthers = [
  { selector: `${CONDITIONAL_TEXT} ~ ${CONTENT}`, message },
  { selector: `${CONTENT} ~ ${CONDITIONAL_TEXT}`, message },
];
