import { createRequire } from 'node:module';

/**
 * Jest's environment with jsdom, with a faster `getComputedStyle` and faster labels. Queries by role
 * call that function for every element, and jsdom compares each element with the 120 rules of its
 * style sheet. Queries by name read the labels of each field, and jsdom looks through the whole page
 * for the field of each label.
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

// Loads all of jsdom first, because its elements cannot be loaded one by one.
jestRequire('jsdom');
const { implementation: Label } = jsdomRequire('./jsdom/living/nodes/HTMLLabelElement-impl');
const { isLabelable } = jsdomRequire('./jsdom/living/helpers/form-controls');
const { get: searchControl } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  get() {
    const id = this.getAttributeNS(null, 'for');
    // A document finds ids in its index. Other roots have none.
    if (!id || !this.isConnected) return searchControl.call(this);
    const field = this.ownerDocument.getElementById(id);
    return field !== null && isLabelable(field) ? field : null;
  },
});

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
