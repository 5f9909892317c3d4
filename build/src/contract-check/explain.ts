import ts from 'typescript';
import { originOf } from './origin.ts';
import type { Probe } from './probes.ts';
import { type Side, called, homeOf } from './side.ts';

/** An incompatibility: a sentence, and in `about` its subject without version numbers. */
export interface Finding {
  room: string;
  about: string;
  sentence: string;
  /** File and line in the remote's sources, if the finding is about code. */
  place?: string;
}

/**
 * Explains a compiler error in a remote's code by a sentence that names the remote and the shell.
 */
export function explainUse(
  error: ts.Diagnostic,
  program: ts.Program,
  room: Side,
  shell: Side,
): Finding {
  const why = shortly(error.messageText);
  const { file, start = 0 } = error;
  const origin = file && originOf(file, start, program.getTypeChecker());
  const lacks = (what: string): Finding => ({
    room: room.name,
    about: `lacks ${what}`,
    sentence: `${called(room)} uses ${what}, which ${called(shell)} does not give.`,
  });
  if (origin && NO_MODULE.includes(error.code)) return lacks(`'${origin.key}'`);
  if (origin && NO_EXPORT.includes(error.code)) return lacks(`'${origin.name}' of '${origin.key}'`);
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  const place = file
    ? `${file.fileName.replace(`${homeOf(room)}/room/`, '')}:${line}`
    : 'its options';
  const what = origin
    ? `${origin.how} of '${origin.key}' in ${place} in a way that ${called(shell)} does not allow`
    : `does not fit ${called(shell)} in ${place}`;
  return {
    room: room.name,
    about: `${origin?.how ?? ''} ${origin?.key ?? file?.fileName ?? ''} ${why}`,
    sentence: `${called(room)} ${what}: ${why}`,
    place,
  };
}

/** Explains a compiler error in a type check file by a sentence that names both remotes. */
export function explainSlot(error: ts.Diagnostic, { by, shown, expose }: Probe): Finding {
  const text = ts.flattenDiagnosticMessageText(error.messageText, '\n');
  const missing = MISSING.exec(text)?.[1];
  const why = missing
    ? `it exports no '${missing}'.`
    : `what it exposes is not what is expected: ${shortly(error.messageText)}`;
  return {
    room: shown.name,
    about: `${by.name} shows ${expose} of ${shown.name}: ${why}`,
    sentence: `${called(by)} shows '${expose}' of ${called(shown)}, but ${why}`,
  };
}

/** Matches a missing export of the module itself, not of a nested type. */
const MISSING = /^Property '([^']+)' is missing in type 'typeof import\(/;

/**
 * TypeScript's error codes for a missing module, a missing declaration file, and a missing module
 * that is imported for its side effects.
 */
const NO_MODULE = [2307, 2792, 7016, 2882];

/** TypeScript's error codes for a missing export. */
const NO_EXPORT = [2305, 2614, 2724, 2459, 2460, 2497, 2694, 1192];

/** Returns the last message of a chain, which is the most specific one, without import paths. */
function shortly(message: string | ts.DiagnosticMessageChain): string {
  const lines = ts.flattenDiagnosticMessageText(message, '\n').split('\n');
  const last = (lines.at(-1) ?? '').trim().replaceAll(/import\("[^"]*"\)\.?/g, '');
  return last.length > LONGEST ? `${last.slice(0, LONGEST)}…` : last;
}

const LONGEST = 240;
