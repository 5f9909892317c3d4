import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareShared } from '../src/contract-check/compare-shared.ts';
import type { TypeBundle } from '../src/contract-check/type-bundle.ts';

const BEFORE = `
  export interface Look { tone?: string }
  export interface Box<Item> { item: Item }
  export declare function paint(pence: number): string;
  export declare const FREE: number;
  type Read<Type> = Type extends string ? Type : never;
  export declare function read<Type>(type: Type): Read<Type>;`;

describe('the next version of shared depends on the change', () => {
  it('none for no change', () => {
    assert.deepEqual(changes(BEFORE), []);
  });

  it('minor for additions', () => {
    assert.deepEqual(changes(`${BEFORE}\nexport declare const DEAR: number;`), [
      "minor: 'DEAR' of 'shared/money' is new.",
    ]);
    assert.deepEqual(changes(BEFORE, { './new': './money.d.ts' }), ["minor: 'shared/new' is new."]);
    assert.deepEqual(changes(BEFORE.replace('pence: number', 'pence: number | string')), [
      "minor: 'paint' of 'shared/money' can do more.",
    ]);
    assert.deepEqual(changes(BEFORE.replace('tone?: string', 'tone?: string; size?: number')), [
      "minor: 'Look' of 'shared/money', a type, has more.",
    ]);
  });

  it('major for a removed or incompatible export', () => {
    assert.deepEqual(changes(BEFORE.replace('FREE', 'DEAR')), [
      "minor: 'DEAR' of 'shared/money' is new.",
      "major: 'FREE' of 'shared/money' is gone.",
    ]);
    assert.deepEqual(changes(BEFORE.replace('pence: number', 'pence: number, tone: string')), [
      "major: 'paint' of 'shared/money' cannot be used as before.",
    ]);
    assert.deepEqual(changes(BEFORE.replace('FREE: number', 'FREE: string')), [
      "major: 'FREE' of 'shared/money' cannot be used as before.",
    ]);
    assert.deepEqual(changes(BEFORE.replace('tone?: string', 'tone: string')), [
      "major: 'Look' of 'shared/money', a type, is another.",
    ]);
    assert.deepEqual(changes(BEFORE.replace('{ item: Item }', '{ thing: Item }')), [
      "major: 'Box' of 'shared/money', a generic type, reads otherwise.",
    ]);
    assert.deepEqual(changes(BEFORE.replace('type: Type', 'type: Type, to: string')), [
      "major: 'read' of 'shared/money' cannot be used as before.",
    ]);
    assert.deepEqual(changes('', {}, {}), ["major: 'shared/money' is gone."]);
  });

  it('also for a change in another package of the same version', () => {
    const from = "export { paint } from 'contract/paint';";
    const inside = (text: string) => ({
      'node_modules/contract/package.json':
        '{ "name": "contract", "version": "1.0.0", "exports": { "./paint": "./paint.d.ts" } }',
      'node_modules/contract/paint.d.ts': text,
    });
    const releasedBundle = packOf(
      from,
      {},
      MONEY,
      inside('export declare function paint(a: number): string;'),
    );
    const nextBundle = packOf(
      from,
      {},
      MONEY,
      inside('export declare function paint(a: string): string;'),
    );
    assert.deepEqual(
      compareShared(releasedBundle, nextBundle).map(({ sentence }) => sentence),
      ["'paint' of 'shared/money' cannot be used as before."],
    );
    assert.deepEqual(compareShared(releasedBundle, releasedBundle), []);
  });
});

const MONEY = { './money': './money.d.ts' };

const changes = (
  money: string,
  more: Record<string, string> = {},
  entries: Record<string, string> = MONEY,
) =>
  compareShared(packOf(BEFORE), packOf(money, more, entries)).map(
    ({ step, sentence }) => `${step}: ${sentence}`,
  );

const packOf = (
  money: string,
  more = {},
  entries: Record<string, string> = MONEY,
  files = {},
): TypeBundle => ({
  typescript: 'any',
  versions: {},
  options: { strict: true, lib: ['lib.d.ts'], moduleResolution: 100, module: 99 },
  files: {
    'node_modules/typescript/lib/lib.d.ts': GLOBALS.map((name) => `interface ${name} {}`).join(
      '\n',
    ),
    'node_modules/shared/package.json': JSON.stringify({
      name: 'shared',
      version: '1.0.0',
      exports: { ...entries, ...more },
    }),
    'node_modules/shared/money.d.ts': money,
    ...files,
  },
});

const GLOBALS = [
  'Array<Item>',
  'Boolean',
  'CallableFunction',
  'Function',
  'IArguments',
  'NewableFunction',
  'Number',
  'Object',
  'RegExp',
  'String',
];
