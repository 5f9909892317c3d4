import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { listImportedNames } from '../src/contract-check/imported-names.ts';

const taken = (text: string) =>
  listImportedNames(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true), (key) =>
    key.startsWith('shared/'),
  ).map(([key, name]) => `${key} ${name}`);

describe("the names that a source uses of the shell's modules", () => {
  it("are those of its imports and re-exports, in the module's spelling", () => {
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

  it('are all names for a namespace import', () => {
    for (const text of [
      "import * as x from 'shared/x';",
      "import 'shared/x';",
      "export * from 'shared/x';",
      "void import('shared/x');",
      "let a: typeof import('shared/x');",
    ])
      assert.deepEqual(taken(text), ['shared/x *'], text);
  });

  it("do not include the source's own modules", () => {
    assert.deepEqual(taken("import { a } from './a'; import b from 'embla'; export { a, b };"), []);
  });
});
