import parser from 'postcss-selector-parser';

/**
 * Whether all that a selector of a CSS module can match carries a class of the module, or lies within or
 * beside something that does.
 */
export const isOwnSelector = (text: string): boolean => parser().astSync(text).nodes.every(isOwn);

function isOwn(selector: parser.Selector): boolean {
  for (const node of selector.nodes) {
    // Everything after a ':global' without brackets is global.
    if (node.type === 'pseudo' && node.value === ':global' && node.nodes.length === 0) return false;
    if (isOwnPart(node)) return true;
  }
  return false;
}

/** `:has` and `:not` say nothing of what is matched itself. */
const isOwnPart = (node: parser.Node) =>
  node.type === 'class' ||
  (node.type === 'pseudo' &&
    GROUPS.has(node.value) &&
    node.nodes.length > 0 &&
    node.nodes.every(isOwn));

const GROUPS = new Set([':is', ':where', ':local']);
