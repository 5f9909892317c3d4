import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The recommended rules without those about the style of HTML. */
export const htmlRules = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React's renderer writes these forms, which every parser reads the same:
      // <br/>, srcSet="…", inert="", crossorigin="" and lower-case doctype.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      // HTML allows any id without white space. React's ids begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The accordion's panels are div with role region, by the ARIA pattern.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // The stylesheet keeps telephone numbers in one line.
      'tel-non-breaking': 'off',
      // Lists and descriptions of pictures may be named (ARIA 1.2); elements without a role may not.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** Returns the errors of a page's HTML, one line each. */
export async function htmlErrors(html: string, path: string): Promise<string[]> {
  const { results } = await htmlRules.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
  );
}
