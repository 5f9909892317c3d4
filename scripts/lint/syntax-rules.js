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

/**
 * Option of the lint rule `no-restricted-syntax`. A cut of a text is told from a part of a list by
 * its second argument: lists end at a count, texts at a length of 30 characters or more.
 */
export const textCutRule = {
  selector:
    'CallExpression[callee.property.name=/^(slice|substring|substr)$/][arguments.0.raw="0"]' +
    ':matches([arguments.1.name=/^(?!HASH).*length$/i], [arguments.1.raw=/^([3-9]\\d|\\d{3,})$/],' +
    ' [arguments.1.left.name=/^max/i])',
  message: "A cut can leave half of an emoji: use shortenText of 'contract/values/shorten-text'.",
};

/** Option of the lint rule `no-restricted-syntax` for pages. */
export const dateFormatRule = {
  selector:
    ':matches(NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"],' +
    ' CallExpression[callee.property.name=/^toLocale(Date|Time)String$/])',
  message:
    "Creating a date format takes some 40 ms on a phone: use defineDateFormat of 'contract/calendar/date-format'.",
};
