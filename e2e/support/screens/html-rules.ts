import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The recommended rules of html-validate, except for those about style. */
export const htmlRules = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes these forms, which mean the same in every parser: <br/>, srcSet="…", inert="",
      // crossorigin="" and lower-case doctype.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      // HTML allows any id without white space. React generates ids that begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The ARIA pattern for accordions uses div with role region.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // CSS prevents line breaks in phone numbers.
      'tel-non-breaking': 'off',
      // ARIA 1.2 allows names for lists and figure captions, but not for elements without a role.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** Returns one line for each error. */
export async function htmlErrors(html: string, path: string): Promise<string[]> {
  const { results } = await htmlRules.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
  );
}
