import ts from 'typescript';
import { type Finding, explainSlot, explainUse } from './explain.ts';
import { probesOf } from './probes.ts';
import { type Side, homeOf } from './side.ts';
import { virtualHost } from './virtual-host.ts';

/**
 * Compiles a remote against the shell's declarations and against remotes that embed it or that it
 * embeds. The remote compiled when it was built, so every error is an incompatibility.
 */
export function checkRoom(
  room: Side,
  shell: Side,
  rooms: Side[],
  parsed?: Map<string, ts.SourceFile>,
): Finding[] {
  const probes = probesOf(room, shell, rooms);
  const files = new Map<string, string>(
    Object.entries(shell.pack.files).map(([path, text]) => [`/${path}`, text]),
  );
  for (const side of rooms)
    for (const [path, text] of Object.entries(side.pack.files))
      files.set(`${homeOf(side)}/${path}`, text);
  for (const { path, text } of probes) files.set(path, text);
  const own = Object.keys(room.pack.files)
    .filter(isSource)
    .map((path) => `${homeOf(room)}/${path}`);
  const program = ts.createProgram({
    rootNames: [...own, ...probes.map(({ path }) => path)],
    options: {
      ...room.pack.options,
      // The shell determines the platform of the page.
      lib: shell.pack.options.lib,
      target: shell.pack.options.target,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [],
    },
    host: virtualHost(files, parsed),
  });
  const uses = own.flatMap((path) =>
    diagnosticsOf(program, path).map((one) => explainUse(one, program, room, shell)),
  );
  const slots = probes.flatMap((probe) =>
    diagnosticsOf(program, probe.path).map((one) => explainSlot(one, probe)),
  );
  return [...uses, ...slots];
}

/**
 * Returns whether a file is a source of the remote, or of `contract`, which is compiled into it.
 */
const isSource = (path: string) =>
  /\.(tsx?|mts)$/.test(path) && (path.startsWith('room/') || !/\.d\.m?ts$/.test(path));

function diagnosticsOf(program: ts.Program, path: string): readonly ts.Diagnostic[] {
  const file = program.getSourceFile(path);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
}
