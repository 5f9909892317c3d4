import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The recommended rules of html-validate without the rules about style. */
export const htmlRules = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes <br/>, srcSet="…", inert="", crossorigin="" and a lower-case doctype. Parsers
      // accept these forms too.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      // HTML allows any id without white space, and React's ids begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The ARIA pattern for accordions uses a div with role region.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // The shop's CSS prevents line breaks in phone numbers.
      'tel-non-breaking': 'off',
      // ARIA 1.2 allows names for lists and figure captions, but not for elements without a role.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** Returns a line for each error in the HTML. */
export async function findHtmlErrors(html: string, path: string): Promise<string[]> {
  const { results } = await htmlRules.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
  );
}
