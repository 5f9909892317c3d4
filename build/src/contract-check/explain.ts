import ts from 'typescript';
import { findImportUse } from './import-use.ts';
import type { TypeCheckFile } from './type-check-files.ts';
import { type LoadedRelease, getRemoteFolder, toPlaceholder } from './type-bundle.ts';

/**
 * An incompatibility. `formatFindings` reports only the first of a remote's findings with the same
 * `about`, and the number of the others. `room` is the remote's name.
 */
export interface Finding {
  room: string;
  about: string;
  sentence: string;
  place?: string;
}

export function explainUse(
  error: ts.Diagnostic,
  program: ts.Program,
  remote: LoadedRelease,
  shell: LoadedRelease,
): Finding {
  const reason = shortenMessage(error.messageText);
  const { file, start = 0 } = error;
  const importUse = file && findImportUse(file, start, program.getTypeChecker());
  const createMissingFinding = (missingName: string): Finding => ({
    room: remote.name,
    about: `lacks ${missingName}`,
    sentence: `${toPlaceholder(remote)} uses ${missingName}, which ${toPlaceholder(shell)} does not give.`,
  });
  if (importUse && NO_MODULE_CODES.includes(error.code))
    return createMissingFinding(`'${importUse.moduleName}'`);
  if (importUse && NO_EXPORT_CODES.includes(error.code))
    return createMissingFinding(`'${importUse.name}' of '${importUse.moduleName}'`);
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  const location = file
    ? `${file.fileName.replace(`${getRemoteFolder(remote)}/room/`, '')}:${line}`
    : 'its options';
  const problem = importUse
    ? `${importUse.usage} of '${importUse.moduleName}' in ${location} in a way that ${toPlaceholder(shell)} does not allow`
    : `does not fit ${toPlaceholder(shell)} in ${location}`;
  return {
    room: remote.name,
    about: `${importUse?.usage ?? ''} ${importUse?.moduleName ?? file?.fileName ?? ''} ${reason}`,
    sentence: `${toPlaceholder(remote)} ${problem}: ${reason}`,
    place: location,
  };
}

export function explainSlot(
  error: ts.Diagnostic,
  { embedder, embeddedRemote, expose }: TypeCheckFile,
): Finding {
  const text = ts.flattenDiagnosticMessageText(error.messageText, '\n');
  const missingExport = MISSING_EXPORT.exec(text)?.[1];
  const reason = missingExport
    ? `it exports no '${missingExport}'.`
    : `what it exposes is not what is expected: ${shortenMessage(error.messageText)}`;
  return {
    room: embeddedRemote.name,
    about: `${embedder.name} shows ${expose} of ${embeddedRemote.name}: ${reason}`,
    sentence: `${toPlaceholder(embedder)} shows '${expose}' of ${toPlaceholder(embeddedRemote)}, but ${reason}`,
  };
}

/**
 * Matches the compiler's error for a missing export of the embedded module. Errors for types within
 * an export have another text.
 */
const MISSING_EXPORT = /^Property '([^']+)' is missing in type 'typeof import\(/;

/** The compiler's error codes for a missing module. */
const NO_MODULE_CODES = [2307, 2792, 7016, 2882];

/** The compiler's error codes for a missing export of a module. */
const NO_EXPORT_CODES = [2305, 2614, 2724, 2459, 2460, 2497, 2694, 1192];

function shortenMessage(message: string | ts.DiagnosticMessageChain): string {
  const lines = ts.flattenDiagnosticMessageText(message, '\n').split('\n');
  const lastReason = (lines.at(-1) ?? '').trim().replaceAll(/import\("[^"]*"\)\.?/g, '');
  return lastReason.length > MAX_MESSAGE_LENGTH
    ? `${lastReason.slice(0, MAX_MESSAGE_LENGTH)}…`
    : lastReason;
}

const MAX_MESSAGE_LENGTH = 240;
