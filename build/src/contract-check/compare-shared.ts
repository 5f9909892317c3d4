import ts from 'typescript';
import { combineTypeBundles } from './combine-type-bundles.ts';
import type { TypeBundle } from './type-bundle.ts';
import { createVirtualHost } from './virtual-host.ts';

export type VersionStep = 'major' | 'minor' | 'patch';

export interface Change {
  step: VersionStep;
  sentence: string;
}

/**
 * Returns the changes between two versions of `shared`. Compares types, not behaviour. Compares
 * generic types only by their text.
 */
export function compareShared(before: TypeBundle, after: TypeBundle): Change[] {
  const [oldEntries, newEntries] = [listEntries(before), listEntries(after)];
  const options = { ...after.options, noEmit: true, skipLibCheck: true, types: [] };
  const program = ts.createProgram({
    rootNames: [
      ...[...oldEntries.values()].map((file) => `/old/${file}`),
      ...[...newEntries.values()].map((file) => `/new/${file}`),
    ],
    options,
    host: createVirtualHost(combineTypeBundles(before, after)),
  });
  const checker = program.getTypeChecker();
  const listExports = (path: string) => {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return new Map(symbols.map((symbol) => [symbol.name, symbol]));
  };
  return [...new Set([...oldEntries.keys(), ...newEntries.keys()])]
    .sort()
    .flatMap((key): Change[] => {
      const [oldFile, newFile] = [oldEntries.get(key), newEntries.get(key)];
      if (!newFile) return [{ step: 'major', sentence: `'${key}' is gone.` }];
      if (!oldFile) return [{ step: 'minor', sentence: `'${key}' is new.` }];
      const [oldExports, newExports] = [
        listExports(`/old/${oldFile}`),
        listExports(`/new/${newFile}`),
      ];
      return [...new Set([...oldExports.keys(), ...newExports.keys()])]
        .sort()
        .flatMap((name): Change[] => {
          const label = `'${name}' of '${key}'`;
          const [oldSymbol, newSymbol] = [oldExports.get(name), newExports.get(name)];
          if (!newSymbol) return [{ step: 'major', sentence: `${label} is gone.` }];
          if (!oldSymbol) return [{ step: 'minor', sentence: `${label} is new.` }];
          return compareSymbols(label, oldSymbol, newSymbol, checker);
        });
    });
}

function compareSymbols(
  label: string,
  before: ts.Symbol,
  after: ts.Symbol,
  checker: ts.TypeChecker,
): Change[] {
  const [oldSymbol, newSymbol] = [before, after].map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  if (!oldSymbol || !newSymbol) return [];
  if ((oldSymbol.flags & ts.SymbolFlags.Value) !== 0) {
    if ((newSymbol.flags & ts.SymbolFlags.Value) === 0)
      return [{ step: 'major', sentence: `${label} is only a type now.` }];
    const [oldType, newType] = [
      checker.getTypeOfSymbol(oldSymbol),
      checker.getTypeOfSymbol(newSymbol),
    ];
    if (!checker.isTypeAssignableTo(newType, oldType)) {
      // Compares generic functions as text, because the compiler cannot relate conditional types of
      // different type parameters.
      const isComparedByText = checker
        .getSignaturesOfType(oldType, ts.SignatureKind.Call)
        .some(({ typeParameters }) => typeParameters);
      return isComparedByText && readText(oldSymbol) === readText(newSymbol)
        ? []
        : [{ step: 'major', sentence: `${label} cannot be used as before.` }];
    }
    if (!checker.isTypeAssignableTo(oldType, newType))
      return [{ step: 'minor', sentence: `${label} can do more.` }];
    return [];
  }
  if (isGeneric(oldSymbol) || isGeneric(newSymbol))
    return readText(oldSymbol) === readText(newSymbol)
      ? []
      : [{ step: 'major', sentence: `${label}, a generic type, reads otherwise.` }];
  const [oldType, newType] = [
    checker.getDeclaredTypeOfSymbol(oldSymbol),
    checker.getDeclaredTypeOfSymbol(newSymbol),
  ];
  // Requires both directions, because remotes both read and create values of the type.
  const isCompatible =
    checker.isTypeAssignableTo(newType, oldType) && checker.isTypeAssignableTo(oldType, newType);
  if (!isCompatible) return [{ step: 'major', sentence: `${label}, a type, is another.` }];
  return readText(oldSymbol) === readText(newSymbol)
    ? []
    : [{ step: 'minor', sentence: `${label}, a type, has more.` }];
}

const isGeneric = ({ declarations = [] }: ts.Symbol) =>
  declarations.some(
    (declaration) =>
      (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) &&
      declaration.typeParameters,
  );

const readText = ({ declarations = [] }: ts.Symbol) =>
  declarations.map((declaration) => declaration.getText()).join('\n');

function listEntries({ files }: TypeBundle): Map<string, string> {
  const { exports = {} } = JSON.parse(files['node_modules/shared/package.json'] ?? '{}') as {
    exports?: Record<string, string>;
  };
  return new Map(
    Object.entries(exports)
      .map(
        ([entry, file]) =>
          [
            entry.replace(/^\./, 'shared'),
            `node_modules/shared/${file.replace('./', '')}`,
          ] as const,
      )
      .filter(([, file]) => file in files),
  );
}
