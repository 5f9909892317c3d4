import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPE_BUNDLE_FILE, serializeTypeBundle } from 'build/contract-pack';

/**
 * Adds a type bundle without libraries to a build. `files` are a remote's sources below `room/`, or
 * the shell's declarations below `node_modules/`.
 */
export function writeTypeBundle(
  folder: string,
  name: string,
  files: Record<string, string> = {},
): void {
  const typeBundle = {
    typescript: 'any',
    versions: {},
    options: { strict: true, lib: ['lib.d.ts'], moduleResolution: BUNDLER, module: ES_NEXT },
    files: { ...(name === 'shell' ? shellFiles : createRemoteFiles(name)), ...files },
  };
  writeFileSync(join(folder, 'dist', TYPE_BUNDLE_FILE), serializeTypeBundle(typeBundle));
}

const BUNDLER = 100;
const ES_NEXT = 99;

const createRemoteFiles = (name: string) => ({
  'room/remote.json': JSON.stringify({
    name,
    exposes: { './routes': './src/routes.ts', './Corner': './src/corner.ts' },
  }),
  'room/src/routes.ts': 'export const routes: string[] = [];',
  'room/src/corner.ts':
    'export const Corner = (props: { size: number }): string => `${props.size}`;',
});

const shellFiles = {
  'node_modules/typescript/lib/lib.d.ts': `
    interface Array<Item> { length: number; [index: number]: Item }
    interface Boolean {}
    interface CallableFunction {}
    interface Function {}
    interface IArguments {}
    interface NewableFunction {}
    interface Number {}
    interface Object {}
    interface RegExp {}
    interface String {}`,
  'node_modules/shared/package.json': JSON.stringify({
    name: 'shared',
    exports: { './money': './money.d.ts', './button': './button.d.ts' },
  }),
  'node_modules/shared/money.d.ts': `
    export declare function formatMoney(pence: number): string;
    export declare const FREE = 0;`,
  'node_modules/shared/button.d.ts': `
    export interface ButtonProps { tone: 'primary' | 'secondary' }
    export declare function Button(props: ButtonProps): string;`,
  'node_modules/shell/package.json': '{ "name": "shell" }',
  'node_modules/shell/remote.json': JSON.stringify({
    shows: { corner: { room: 'basket', expose: './Corner' } },
  }),
  'node_modules/shell/src/shows.d.ts': `
    export interface Shows {
      corner: { Corner: (props: { size: number }) => string };
      './routes': { routes: string[] };
    }`,
};
