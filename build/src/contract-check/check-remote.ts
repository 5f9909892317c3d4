import ts from 'typescript';
import { type Finding, explainSlot, explainUse } from './explain.ts';
import { createTypeCheckFiles } from './type-check-files.ts';
import { type LoadedRelease, getRemoteFolder } from './type-bundle.ts';
import { createVirtualHost } from './virtual-host.ts';

/**
 * Type-checks a remote with the shell's declarations. Every error is an incompatibility, because
 * the remote's own build had no errors.
 */
export function checkRemote(
  remote: LoadedRelease,
  shell: LoadedRelease,
  remotes: LoadedRelease[],
  parsedFiles?: Map<string, ts.SourceFile>,
): Finding[] {
  const typeCheckFiles = createTypeCheckFiles(remote, shell, remotes);
  const files = new Map<string, string>(
    Object.entries(shell.typeBundle.files).map(([path, text]) => [`/${path}`, text]),
  );
  for (const loadedRemote of remotes)
    for (const [path, text] of Object.entries(loadedRemote.typeBundle.files))
      files.set(`${getRemoteFolder(loadedRemote)}/${path}`, text);
  for (const { path, text } of typeCheckFiles) files.set(path, text);
  const ownFiles = Object.keys(remote.typeBundle.files)
    .filter(isSource)
    .map((path) => `${getRemoteFolder(remote)}/${path}`);
  const program = ts.createProgram({
    rootNames: [...ownFiles, ...typeCheckFiles.map(({ path }) => path)],
    options: {
      ...remote.typeBundle.options,
      // Uses the shell's setting, because the shell decides which browser APIs and which language
      // version a page has.
      lib: shell.typeBundle.options.lib,
      target: shell.typeBundle.options.target,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [],
    },
    host: createVirtualHost(files, parsedFiles),
  });
  const useFindings = ownFiles.flatMap((path) =>
    listDiagnostics(program, path).map((diagnostic) =>
      explainUse(diagnostic, program, remote, shell),
    ),
  );
  const slotFindings = typeCheckFiles.flatMap((typeCheckFile) =>
    listDiagnostics(program, typeCheckFile.path).map((diagnostic) =>
      explainSlot(diagnostic, typeCheckFile),
    ),
  );
  return [...useFindings, ...slotFindings];
}

const isSource = (path: string) =>
  /\.(tsx?|mts)$/.test(path) && (path.startsWith('room/') || !/\.d\.m?ts$/.test(path));

function listDiagnostics(program: ts.Program, path: string): readonly ts.Diagnostic[] {
  const file = program.getSourceFile(path);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
}
