import ts from 'typescript';

export interface ImportUse {
  moduleName: string;
  name: string;
  /** Description such as "calls 'formatMoney'" or "passes 'tone' to <Button>". */
  usage: string;
}

export function findImportUse(
  file: ts.SourceFile,
  start: number,
  checker: ts.TypeChecker,
): ImportUse | undefined {
  for (let node: ts.Node | undefined = findNode(file, start); node; node = node.parent) {
    const importUse =
      describeSpecifier(node) ??
      describeElement(node, start, checker) ??
      describeCall(node, checker) ??
      describeName(node, checker);
    if (importUse) return importUse;
  }
  return undefined;
}

function findNode(file: ts.SourceFile, start: number): ts.Node {
  let node: ts.Node = file;
  for (let childNode: ts.Node | undefined = file; childNode;) {
    node = childNode;
    childNode = ts.forEachChild(node, (child) =>
      child.getStart(file) <= start && start < child.end ? child : undefined,
    );
  }
  return node;
}

function describeSpecifier(node: ts.Node): ImportUse | undefined {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) {
    const declaration = ts.isImportSpecifier(node) ? node.parent.parent.parent : node.parent.parent;
    const { moduleSpecifier } = declaration;
    const name = (node.propertyName ?? node.name).text;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && isPackage(moduleSpecifier.text)
      ? { moduleName: moduleSpecifier.text, name, usage: `uses '${name}'` }
      : undefined;
  }
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    const moduleName = (node.moduleSpecifier as ts.StringLiteral).text;
    return isPackage(moduleName) ? { moduleName, name: 'default', usage: 'imports' } : undefined;
  }
  return undefined;
}

function describeElement(
  node: ts.Node,
  start: number,
  checker: ts.TypeChecker,
): ImportUse | undefined {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined;
  const importSource = findImport(node.tagName, checker);
  const attribute = node.attributes.properties.find(
    (candidate) => candidate.pos <= start && start < candidate.end,
  );
  if (!importSource) return undefined;
  const usage = attribute?.name ? `passes '${attribute.name.getText()}' to` : 'uses';
  return { ...importSource, usage: `${usage} <${node.tagName.getText()}>` };
}

function describeCall(node: ts.Node, checker: ts.TypeChecker): ImportUse | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const importSource = findImport(node.expression, checker);
  return importSource && { ...importSource, usage: `calls '${node.expression.getText()}'` };
}

function describeName(node: ts.Node, checker: ts.TypeChecker): ImportUse | undefined {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  if (isCalleeOrTag(node, node.parent)) return undefined;
  const importSource = findImport(node, checker);
  return importSource && { ...importSource, usage: `uses '${importSource.name}'` };
}

/**
 * Returns whether the parent is a call or an element. The parent then describes the use, because it
 * also contains the arguments.
 */
const isCalleeOrTag = (node: ts.Node, parent: ts.Node) =>
  (ts.isCallExpression(parent) && parent.expression === node) ||
  ((ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent)) &&
    parent.tagName === node);

/** Finds the import of an expression. Follows variables to their initial values. */
function findImport(
  node: ts.Node,
  checker: ts.TypeChecker,
  depth = 0,
): Omit<ImportUse, 'usage'> | undefined {
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isNonNullExpression(node)
  )
    return findImport(node.expression, checker, depth);
  if (!ts.isIdentifier(node) || depth > MAX_DEPTH) return undefined;
  const [declaration] = checker.getSymbolAtLocation(node)?.declarations ?? [];
  if (!declaration) return undefined;
  if (
    ts.isImportSpecifier(declaration) ||
    ts.isNamespaceImport(declaration) ||
    ts.isImportClause(declaration)
  ) {
    const statement = ts.findAncestor(declaration, ts.isImportDeclaration);
    const moduleName = statement && (statement.moduleSpecifier as ts.StringLiteral).text;
    const name = ts.isImportSpecifier(declaration)
      ? (declaration.propertyName ?? declaration.name).text
      : node.text;
    return moduleName && isPackage(moduleName) ? { moduleName, name } : undefined;
  }
  const initializer = ts.findAncestor(declaration, ts.isVariableDeclaration)?.initializer;
  return initializer && !ts.isFunctionLike(initializer)
    ? findImport(initializer, checker, depth + 1)
    : undefined;
}

const isPackage = (moduleName: string) => !/^[./]/.test(moduleName);

const MAX_DEPTH = 4;
