import type ts from 'typescript';

/** Returns the names that each module exports, types included, by the keys of `modules`. */
export function listExportedNames(
  program: ts.Program,
  modules: Record<string, string>,
): Record<string, string[]> {
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(modules).map(([key, path]) => {
      const file = program.getSourceFile(path);
      const symbol = file && checker.getSymbolAtLocation(file);
      const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
      return [key, names.sort()];
    }),
  );
}
