const TEXT = '/^(Literal|TemplateLiteral)$/';
const buildTextSelector = (branch: string) =>
  `[expression.${branch}.type=${TEXT}][expression.${branch}.raw!='null']`;
const CONDITIONAL_TEXT = `JSXExpressionContainer:matches(${buildTextSelector('right')}, ${buildTextSelector('consequent')}, ${buildTextSelector('alternate')})`;
const CONTENT = `:matches(JSXElement, JSXFragment, JSXText[value=/\\S/], JSXExpressionContainer[expression.type!=/^(Literal|JSXEmptyExpression)$/])`;

const message =
  'Wrap conditional text in its own element: page translation replaces bare text nodes, and React then fails to remove them.';

/**
 * Options of the lint rule `shop/syntax`. These options forbid conditional text beside
 * siblings, because page translation would break such text.
 */
const conditionalTextRules = [
  { selector: `${CONDITIONAL_TEXT} ~ ${CONTENT}`, message },
  { selector: `${CONTENT} ~ ${CONDITIONAL_TEXT}`, message },
];

/** Options of the lint rule `shop/syntax` for all scripts. */
export const syntaxRules = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
  { selector: 'Literal[raw=/^0\\d/]', message: 'A number that begins with 0 is octal.' },
  {
    selector: 'Literal[value=/^(en-CA|fr-CA|sv-SE)$/]',
    message:
      "Formatted dates differ between ICU versions: use londonDay of 'contract/calendar/london-day'.",
  },
  {
    selector: 'JSXAttribute[name.name="type"] Literal[value="number"]',
    message:
      "The mouse wheel changes such a field: use an input of the type 'text' with inputMode.",
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
  {
    selector:
      ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
    message: 'Write the properties out: spreading a literal object only saves lines.',
  },
  {
    selector: 'Program > :not(ImportDeclaration) ~ ImportDeclaration',
    message: 'Imports stand first.',
  },
  ...conditionalTextRules,
];

/**
 * Option of the lint rule `shop/syntax`. A cut of a text is told from a part of a list by
 * its second argument: lists end at a count, texts at a length of 30 characters or more.
 */
export const textCutRule = {
  selector:
    'CallExpression[callee.property.name=/^(slice|substring|substr)$/][arguments.0.raw="0"]' +
    ':matches([arguments.1.name=/^(?!HASH).*length$/i], [arguments.1.raw=/^([3-9]\\d|\\d{3,})$/],' +
    ' [arguments.1.left.name=/^max/i])',
  message: "A cut can leave half of an emoji: use shortenText of 'contract/values/shorten-text'.",
};

/** Option of the lint rule `shop/syntax` for pages. */
export const dateFormatRule = {
  selector:
    ':matches(NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"],' +
    ' CallExpression[callee.property.name=/^toLocale(Date|Time)String$/])',
  message:
    "Creating a date format takes some 40 ms on a phone: use defineDateFormat of 'contract/calendar/date-format'.",
};
