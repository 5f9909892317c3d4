import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { takenNames } from '../src/contract-check/taken-names.ts';

const taken = (text: string) =>
  takenNames(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true), (key) =>
    key.startsWith('shared/'),
  ).map(([key, name]) => `${key} ${name}`);

describe('the names that a source takes of what is given', () => {
  it('are those it imports or exports again, by their names there', () => {
    assert.deepEqual(taken("import { a, b as c, type D } from 'shared/x';"), [
      'shared/x a',
      'shared/x b',
      'shared/x D',
    ]);
    assert.deepEqual(taken("import type { A } from 'shared/x';"), ['shared/x A']);
    assert.deepEqual(taken("import a, { b } from 'shared/x';"), ['shared/x default', 'shared/x b']);
    assert.deepEqual(taken("export { a as b } from 'shared/x';"), ['shared/x a']);
    assert.deepEqual(taken("let a: import('shared/x').B.C;"), ['shared/x B']);
  });

  it('are all where a module is taken whole', () => {
    for (const text of [
      "import * as x from 'shared/x';",
      "import 'shared/x';",
      "export * from 'shared/x';",
      "void import('shared/x');",
      "let a: typeof import('shared/x');",
    ])
      assert.deepEqual(taken(text), ['shared/x *'], text);
  });

  it('are none of what it has itself', () => {
    assert.deepEqual(taken("import { a } from './a'; import b from 'embla'; export { a, b };"), []);
  });
});
