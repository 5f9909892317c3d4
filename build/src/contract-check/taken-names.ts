import ts from 'typescript';

/**
 * Returns the names that a source imports from modules accepted by `isProvided`, with the module.
 * '*' means all names.
 */
export function takenNames(
  file: ts.SourceFile,
  isGiven: (key: string) => boolean,
): [key: string, name: string][] {
  const taken: [string, string][] = [];
  const take = (module: ts.Node | undefined, names: string[]) => {
    if (!module || !ts.isStringLiteralLike(module) || !isGiven(module.text)) return;
    for (const name of names) taken.push([module.text, name]);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) take(node.moduleSpecifier, ofImport(node.importClause));
    else if (ts.isExportDeclaration(node)) take(node.moduleSpecifier, ofNames(node.exportClause));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      take(node.argument.literal, [node.qualifier ? first(node.qualifier) : ALL]);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], [ALL]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return taken;
}

const ALL = '*';

const ofImport = (clause: ts.ImportClause | undefined): string[] => [
  ...(clause?.name ? ['default'] : []),
  ...(clause?.namedBindings || !clause ? ofNames(clause?.namedBindings) : []),
];

/** Returns the imported names, or '*' for a side-effect or namespace import. */
const ofNames = (names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] =>
  names && (ts.isNamedImports(names) || ts.isNamedExports(names))
    ? names.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : [ALL];

const first = (name: ts.EntityName): string =>
  ts.isIdentifier(name) ? name.text : first(name.left);
