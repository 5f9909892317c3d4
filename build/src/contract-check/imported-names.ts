import ts from 'typescript';

/** Returns pairs of a module and an imported name. The name '*' means the whole module. */
export function listImportedNames(
  file: ts.SourceFile,
  isProvided: (moduleSpecifier: string) => boolean,
): [moduleSpecifier: string, name: string][] {
  const importedNames: [string, string][] = [];
  const addNames = (module: ts.Node | undefined, names: string[]) => {
    if (!module || !ts.isStringLiteralLike(module) || !isProvided(module.text)) return;
    for (const name of names) importedNames.push([module.text, name]);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      addNames(node.moduleSpecifier, listClauseNames(node.importClause));
    else if (ts.isExportDeclaration(node))
      addNames(node.moduleSpecifier, listBindingNames(node.exportClause));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      addNames(node.argument.literal, [node.qualifier ? getFirstName(node.qualifier) : ALL_NAMES]);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      addNames(node.arguments[0], [ALL_NAMES]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return importedNames;
}

const ALL_NAMES = '*';

const listClauseNames = (clause: ts.ImportClause | undefined): string[] => [
  ...(clause?.name ? ['default'] : []),
  ...(clause?.namedBindings || !clause ? listBindingNames(clause?.namedBindings) : []),
];

const listBindingNames = (
  names: ts.NamedImportBindings | ts.NamedExportBindings | undefined,
): string[] =>
  names && (ts.isNamedImports(names) || ts.isNamedExports(names))
    ? names.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : [ALL_NAMES];

const getFirstName = (name: ts.EntityName): string =>
  ts.isIdentifier(name) ? name.text : getFirstName(name.left);
