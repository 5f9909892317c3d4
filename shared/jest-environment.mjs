import { createRequire } from 'node:module';

/**
 * Jest's environment with jsdom, with a faster `getComputedStyle`. Queries by role call that
 * function for every element, and jsdom compares each element with the 120 rules of its style
 * sheet.
 */
const jestRequire = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const jsdomRequire = createRequire(jestRequire.resolve('jsdom'));
const styleSheetFile = jsdomRequire.resolve('./jsdom/browser/default-stylesheet');
const { parse } = jsdomRequire('rrweb-cssom');

/** Properties in jsdom's style sheet that decide whether an element is visible. */
const VISIBILITY_PROPERTIES = ['display', 'visibility'];

/** Inherited properties that queries and clicks read. jsdom also computes twelve colours. */
const COMPUTED_PROPERTIES = ['visibility', 'pointer-events'];

// Replaces the style sheet first, because jsdom reads it only once.
const completeStyleSheet = jsdomRequire(styleSheetFile);
jsdomRequire.cache[styleSheetFile].exports = reduceStyleSheet(completeStyleSheet);
const { propertiesWithResolvedValueImplemented: computedProperties } = jsdomRequire(
  './jsdom/living/helpers/style-rules',
);
for (const name of Object.keys(computedProperties))
  if (!COMPUTED_PROPERTIES.includes(name)) Reflect.deleteProperty(computedProperties, name);

const { default: JsdomEnvironment } = await import('jest-environment-jsdom');
export default JsdomEnvironment;

/** Omits all other properties, and joins adjacent rules that have the same declarations. */
function reduceStyleSheet(styleSheet) {
  const reducedRules = [];
  for (const { selectorText, style } of parse(styleSheet).cssRules) {
    const declarations = Array.from(style ?? [])
      .filter((name) => VISIBILITY_PROPERTIES.includes(name))
      .map((name) => `${name}: ${style.getPropertyValue(name)} ${style.getPropertyPriority(name)};`)
      .join(' ');
    const lastRule = reducedRules.at(-1);
    if (declarations === '') continue;
    if (lastRule?.declarations === declarations) lastRule.selectors.push(selectorText);
    else reducedRules.push({ declarations, selectors: [selectorText] });
  }
  return reducedRules
    .map(({ declarations, selectors }) => `${selectors.join(', ')} { ${declarations} }`)
    .join('\n');
}
