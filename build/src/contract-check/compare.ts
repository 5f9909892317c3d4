import ts from 'typescript';
import { bothPacks } from './both.ts';
import type { Pack } from './pack.ts';
import { virtualHost } from './virtual-host.ts';

/** What a change of `shared` asks of its version. */
export type Step = 'major' | 'minor' | 'patch';

export interface Change {
  step: Step;
  sentence: string;
}

/**
 * How what a shell gives of `shared` differs from what another gave, as far as types say: what is
 * gone, what rooms that compiled may no longer compile with, and what is new. It cannot see that
 * something behaves otherwise, and of generic types and of
 * some generic functions it sees only whether they read otherwise.
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
      // The compiler relates conditional types of two type parameters only when they are one.
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
  // Rooms read values of it and make some: it has to fit both ways.
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

/** Key, like 'shared/money', to the file of its declarations. */
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
