const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const CALLING_METHOD =
  /^(map|flatMap|filter|forEach|find\w*|some|every|reduce|sort|toSorted|from|replace|replaceAll)$/;
const CALL = /^(CallExpression|NewExpression)$/;

/**
 * Refuses a statement of a module that calls a function which uses a constant, a variable or a class
 * declared below that statement: the call throws. `no-use-before-define` does not find it, unless it
 * also refuses every function that is written above the values it uses.
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const noUseBeforeInitialization = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { early: "This runs before line {{line}} gives '{{name}}', which it uses, a value." },
  },
  create: ({ sourceCode, report }) => ({
    'Program:exit'(program) {
      const topScope = sourceCode.scopeManager.scopes.findLast(({ block }) => block === program);
      const isOfFile = ({ resolved }) => resolved?.scope === topScope && resolved.defs.length > 0;
      const uses = listReferences(topScope).filter(
        (use) => use.isRead() && !isType(use) && isOfFile(use),
      );
      for (const { identifier, resolved } of uses) {
        if (!runsWith(program, identifier)) continue;
        const late = findLate({ identifier, resolved }, identifier, new Set());
        if (!late) continue;
        const { line } = late.loc.start;
        report({ node: identifier, messageId: 'early', data: { name: identifier.name, line } });
      }

      /** Finds the declaration below `start` of a value that the use at `start` needs. */
      function findLate({ identifier: use, resolved: variable }, start, seen) {
        if (seen.has(variable)) return undefined;
        seen.add(variable);
        const [{ type, node }] = variable.defs;
        if (/^(Variable|ClassName)$/.test(type) && node.range[0] > start.range[0]) return node.id;
        const body = FUNCTION.test(node.type) ? node : node.init;
        if (!FUNCTION.test(body?.type) || !isCalled(use)) return undefined;
        return uses
          .filter(({ identifier }) => contains(body, identifier) && runsWith(body, identifier))
          .map((inner) => findLate(inner, start, seen))
          .find(Boolean);
      }
    },
  }),
};

function listReferences(scope) {
  return [...scope.references, ...scope.childScopes.flatMap(listReferences)];
}

const isType = ({ isTypeReference, identifier }) =>
  isTypeReference || identifier.parent.type === 'TSTypeQuery';

function contains({ range: [start, end] }, { range }) {
  return range[0] >= start && range[1] <= end;
}

/** A function is called by its name, or by a method of arrays or texts that gets it. */
function isCalled(node) {
  const { type, callee } = node.parent;
  return CALL.test(type) && (callee === node || CALLING_METHOD.test(callee.property?.name));
}

/** A function within `root` runs with it if it is called there. */
function runsWith(root, identifier) {
  for (let node = identifier.parent; node && node !== root; node = node.parent)
    if (FUNCTION.test(node.type) && !isCalled(node)) return false;
  return true;
}
