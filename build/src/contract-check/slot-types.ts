import ts from 'typescript';
import type { RoomFile } from '../room-file.ts';
import type { Pack } from './pack.ts';

/**
 * File in which a remote declares the expected types of embedded modules, as the interface `Shows`.
 */
export const SHOWS = 'src/shows.ts';

/**
 * Returns mistakes in the declaration of embedded slots. `Shows` needs one property for each key of
 * `shows` in the room.json, and each `RemoteSlot` needs its type from there. The shell's `Shows`
 * also has entries for all remotes, like './routes'.
 */
export function slotMistakes({ files }: Pick<Pack, 'files'>): string[] {
  const { name, shows = {} } = JSON.parse(files['room/room.json'] ?? '{}') as RoomFile;
  const text = files[`room/${SHOWS}`] ?? '';
  const said = propertiesOfShows(parse(SHOWS, text));
  return [
    ...Object.keys(shows)
      .filter((key) => !said.includes(key))
      .map(
        (key) =>
          `${name} shows '${key}': say in ${SHOWS}, as a property of the interface Shows, what it expects.`,
      ),
    ...said
      .filter((key) => !(key in shows) && !(name === 'shell' && key.startsWith('./')))
      .map((key) => `${name} expects '${key}' in ${SHOWS}, which its room.json does not list.`),
    ...Object.entries(files)
      .filter(([path]) => path.startsWith('room/') && path.endsWith('.tsx'))
      .flatMap(([path, source]) => looseSlots(parse(path, source)))
      .map(
        (place) => `${name} has a RemoteSlot in ${place} whose type is not RemoteSlot<Shows['…']>.`,
      ),
  ];
}

function propertiesOfShows(file: ts.SourceFile): string[] {
  const shows = file.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'Shows');
  return (shows?.members ?? []).flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

function looseSlots(file: ts.SourceFile): string[] {
  const loose: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText() === 'RemoteSlot' &&
      !/^Shows\[/.test(node.typeArguments?.[0]?.getText() ?? '')
    )
      loose.push(file.fileName.replace('room/', ''));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return loose;
}

const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
