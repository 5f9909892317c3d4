import parser from 'postcss-selector-parser';

/**
 * The selector must contain a class of the module. Descendants and siblings of that element may
 * match.
 */
export const isOwnSelector = (text: string): boolean => parser().astSync(text).nodes.every(isOwn);

function isOwn(selector: parser.Selector): boolean {
  for (const node of selector.nodes) {
    // `:global` without brackets makes the rest of the selector global.
    if (node.type === 'pseudo' && node.value === ':global' && node.nodes.length === 0) return false;
    if (isOwnPart(node)) return true;
  }
  return false;
}

/**
 * Returns whether a part of a selector limits it to the module. `:has` and `:not` do not, because
 * their arguments match other elements.
 */
const isOwnPart = (node: parser.Node) =>
  node.type === 'class' ||
  (node.type === 'pseudo' &&
    GROUP_PSEUDO_CLASSES.has(node.value) &&
    node.nodes.length > 0 &&
    node.nodes.every(isOwn));

const GROUP_PSEUDO_CLASSES = new Set([':is', ':where', ':local']);
