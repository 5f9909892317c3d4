import ts from 'typescript';
import { bothPacks } from './both.ts';
import type { Pack } from './pack.ts';
import { virtualHost } from './virtual-host.ts';

/** Part of the version that a change of `shared` raises. */
export type Step = 'major' | 'minor' | 'patch';

export interface Change {
  step: Step;
  sentence: string;
}

/**
 * Returns the differences between the types of two versions of `shared`: removed, incompatible and
 * new exports. It cannot detect changed behaviour. Generic types and some generic functions are
 * only compared as text.
 */
export function changesOfShared(before: Pack, after: Pack): Change[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const options = { ...after.options, noEmit: true, skipLibCheck: true, types: [] };
  const program = ts.createProgram({
    rootNames: [
      ...[...old.values()].map((file) => `/old/${file}`),
      ...[...now.values()].map((file) => `/new/${file}`),
    ],
    options,
    host: virtualHost(bothPacks(before, after)),
  });
  const checker = program.getTypeChecker();
  const exportsOf = (path: string) => {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return new Map(symbols.map((symbol) => [symbol.name, symbol]));
  };
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((key): Change[] => {
    const [was, is] = [old.get(key), now.get(key)];
    if (!is) return [{ step: 'major', sentence: `'${key}' is gone.` }];
    if (!was) return [{ step: 'minor', sentence: `'${key}' is new.` }];
    const [had, has] = [exportsOf(`/old/${was}`), exportsOf(`/new/${is}`)];
    return [...new Set([...had.keys(), ...has.keys()])].sort().flatMap((name): Change[] => {
      const what = `'${name}' of '${key}'`;
      const [one, other] = [had.get(name), has.get(name)];
      if (!other) return [{ step: 'major', sentence: `${what} is gone.` }];
      if (!one) return [{ step: 'minor', sentence: `${what} is new.` }];
      return changeOf(what, one, other, checker);
    });
  });
}

function changeOf(
  what: string,
  before: ts.Symbol,
  after: ts.Symbol,
  checker: ts.TypeChecker,
): Change[] {
  const [old, now] = [before, after].map((one) =>
    one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one,
  );
  if (!old || !now) return [];
  if ((old.flags & ts.SymbolFlags.Value) !== 0) {
    if ((now.flags & ts.SymbolFlags.Value) === 0)
      return [{ step: 'major', sentence: `${what} is only a type now.` }];
    const [was, is] = [checker.getTypeOfSymbol(old), checker.getTypeOfSymbol(now)];
    if (!checker.isTypeAssignableTo(is, was)) {
      // The compiler cannot relate conditional types of different type parameters, so the text is
      // compared.
      const byText = checker
        .getSignaturesOfType(was, ts.SignatureKind.Call)
        .some(({ typeParameters }) => typeParameters);
      return byText && textOf(old) === textOf(now)
        ? []
        : [{ step: 'major', sentence: `${what} cannot be used as before.` }];
    }
    if (!checker.isTypeAssignableTo(was, is))
      return [{ step: 'minor', sentence: `${what} can do more.` }];
    return [];
  }
  if (isGeneric(old) || isGeneric(now))
    return textOf(old) === textOf(now)
      ? []
      : [{ step: 'major', sentence: `${what}, a generic type, reads otherwise.` }];
  const [was, is] = [checker.getDeclaredTypeOfSymbol(old), checker.getDeclaredTypeOfSymbol(now)];
  // Remotes read and create values of the type, so both directions must be assignable.
  const fits = checker.isTypeAssignableTo(is, was) && checker.isTypeAssignableTo(was, is);
  if (!fits) return [{ step: 'major', sentence: `${what}, a type, is another.` }];
  return textOf(old) === textOf(now)
    ? []
    : [{ step: 'minor', sentence: `${what}, a type, has more.` }];
}

const isGeneric = ({ declarations = [] }: ts.Symbol) =>
  declarations.some(
    (one) =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.typeParameters,
  );

const textOf = ({ declarations = [] }: ts.Symbol) =>
  declarations.map((one) => one.getText()).join('\n');

/** Maps keys like 'shared/money' to their declaration files. */
function entriesOf({ files }: Pack): Map<string, string> {
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
