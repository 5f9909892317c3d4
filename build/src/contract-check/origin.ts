import ts from 'typescript';

/** A use of an import in the code of a remote. */
export interface Origin {
  /** Module of the import, like 'shared/money'. */
  key: string;
  /** Name of the export in that module. */
  name: string;
  /** Description such as "calls 'formatMoney'" or "passes 'tone' to <Button>". */
  how: string;
}

/** Finds the nearest use of a package import at the source position of an error. */
export function originOf(
  file: ts.SourceFile,
  start: number,
  checker: ts.TypeChecker,
): Origin | undefined {
  for (let node: ts.Node | undefined = nodeAt(file, start); node; node = node.parent) {
    const found =
      ofSpecifier(node) ??
      ofElement(node, start, checker) ??
      ofCall(node, checker) ??
      ofName(node, checker);
    if (found) return found;
  }
  return undefined;
}

function nodeAt(file: ts.SourceFile, start: number): ts.Node {
  let node: ts.Node = file;
  for (let inner: ts.Node | undefined = file; inner;) {
    node = inner;
    inner = ts.forEachChild(node, (child) =>
      child.getStart(file) <= start && start < child.end ? child : undefined,
    );
  }
  return node;
}

/** Describes an import or export statement. */
function ofSpecifier(node: ts.Node): Origin | undefined {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) {
    const declaration = ts.isImportSpecifier(node) ? node.parent.parent.parent : node.parent.parent;
    const key = declaration.moduleSpecifier;
    const name = (node.propertyName ?? node.name).text;
    return key && ts.isStringLiteral(key) && isPackage(key.text)
      ? { key: key.text, name, how: `uses '${name}'` }
      : undefined;
  }
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    const key = (node.moduleSpecifier as ts.StringLiteral).text;
    return isPackage(key) ? { key, name: 'default', how: 'imports' } : undefined;
  }
  return undefined;
}

function ofElement(node: ts.Node, start: number, checker: ts.TypeChecker): Origin | undefined {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined;
  const imported = importOf(node.tagName, checker);
  const attribute = node.attributes.properties.find((one) => one.pos <= start && start < one.end);
  if (!imported) return undefined;
  const passes = attribute?.name ? `passes '${attribute.name.getText()}' to` : 'uses';
  return { ...imported, how: `${passes} <${node.tagName.getText()}>` };
}

function ofCall(node: ts.Node, checker: ts.TypeChecker): Origin | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const imported = importOf(node.expression, checker);
  return imported && { ...imported, how: `calls '${node.expression.getText()}'` };
}

function ofName(node: ts.Node, checker: ts.TypeChecker): Origin | undefined {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  if (isUsedBy(node, node.parent)) return undefined;
  const imported = importOf(node, checker);
  return imported && { ...imported, how: `uses '${imported.name}'` };
}

/** Returns whether a node is the callee or tag of its parent, which then describes the use. */
const isUsedBy = (node: ts.Node, parent: ts.Node) =>
  (ts.isCallExpression(parent) && parent.expression === node) ||
  ((ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent)) &&
    parent.tagName === node);

/** Finds the import from which an expression starts. It also follows initializers of variables. */
function importOf(
  node: ts.Node,
  checker: ts.TypeChecker,
  depth = 0,
): Omit<Origin, 'how'> | undefined {
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isNonNullExpression(node)
  )
    return importOf(node.expression, checker, depth);
  if (!ts.isIdentifier(node) || depth > DEEPEST) return undefined;
  const [declaration] = checker.getSymbolAtLocation(node)?.declarations ?? [];
  if (!declaration) return undefined;
  if (
    ts.isImportSpecifier(declaration) ||
    ts.isNamespaceImport(declaration) ||
    ts.isImportClause(declaration)
  ) {
    const statement = ts.findAncestor(declaration, ts.isImportDeclaration);
    const key = statement && (statement.moduleSpecifier as ts.StringLiteral).text;
    const name = ts.isImportSpecifier(declaration)
      ? (declaration.propertyName ?? declaration.name).text
      : node.text;
    return key && isPackage(key) ? { key, name } : undefined;
  }
  const made = ts.findAncestor(declaration, ts.isVariableDeclaration)?.initializer;
  return made && !ts.isFunctionLike(made) ? importOf(made, checker, depth + 1) : undefined;
}

const isPackage = (key: string) => !/^[./]/.test(key);

const DEEPEST = 4;
