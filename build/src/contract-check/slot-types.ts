import ts from 'typescript';
import type { RoomFile } from '../room-file.ts';
import type { Pack } from './pack.ts';

/** Where a room says, as the interface `Shows`, what the modules of other rooms must be like. */
export const SHOWS = 'src/shows.ts';

/**
 * What is wrong with how a room names the types of the slots it shows: `Shows` has one property for
 * each key of `shows` in its room.json, and each `RemoteSlot` takes its type from there. The shell's has
 * further ones for what it shows of any room, like './routes'.
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
