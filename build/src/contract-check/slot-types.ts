import ts from 'typescript';
import type { RemoteFile } from '../remote-file/remote-file.ts';
import type { TypeBundle } from './type-bundle.ts';

/** File with the interface `Shows`, which declares the expected types of embedded modules. */
export const SHOWS_FILE = 'src/shows.ts';

export function findSlotMistakes({ files }: Pick<TypeBundle, 'files'>): string[] {
  const { name, shows = {} } = JSON.parse(files['room/remote.json'] ?? '{}') as RemoteFile;
  const text = files[`room/${SHOWS_FILE}`] ?? '';
  const declaredKeys = listShowsKeys(parseSource(SHOWS_FILE, text));
  return [
    ...Object.keys(shows)
      .filter((key) => !declaredKeys.includes(key))
      .map(
        (key) =>
          `${name} shows '${key}': say in ${SHOWS_FILE}, as a property of the interface Shows, what it expects.`,
      ),
    ...declaredKeys
      .filter((key) => !(key in shows) && !(name === 'shell' && key.startsWith('./')))
      .map(
        (key) => `${name} expects '${key}' in ${SHOWS_FILE}, which its remote.json does not list.`,
      ),
    ...Object.entries(files)
      .filter(([path]) => path.startsWith('room/') && path.endsWith('.tsx'))
      .flatMap(([path, source]) => findUntypedSlots(parseSource(path, source)))
      .map(
        (location) =>
          `${name} has a RemoteSlot in ${location} whose type is not RemoteSlot<Shows['…']>.`,
      ),
  ];
}

function listShowsKeys(file: ts.SourceFile): string[] {
  const showsInterface = file.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'Shows');
  return (showsInterface?.members ?? []).flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

function findUntypedSlots(file: ts.SourceFile): string[] {
  const untypedFiles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText() === 'RemoteSlot' &&
      !/^Shows\[/.test(node.typeArguments?.[0]?.getText() ?? '')
    )
      untypedFiles.push(file.fileName.replace('room/', ''));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return untypedFiles;
}

const parseSource = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
