import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The recommended rules, without those that concern how HTML is written and not what it means. */
export const htmlRules = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Written by React's renderer, equal to the other spelling for every parser:
      // <br/>, srcSet="…", inert="", crossorigin="" and lower-case doctype.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      // HTML allows any id without white space; React's begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The accordion library's panels are div with role region, as ARIA's pattern has them.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // Telephone numbers are kept in one line by the stylesheet.
      'tel-non-breaking': 'off',
      // Lists and descriptions of pictures may be named (ARIA 1.2); elements without a role may not.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** What is wrong with a page's HTML, one line each. */
export async function htmlErrors(html: string, path: string): Promise<string[]> {
  const { results } = await htmlRules.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
  );
}
