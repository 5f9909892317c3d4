import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listRemotes } from '../../packages.mjs';
import { typeCheckCommand } from '../../steps/type-check.mjs';
import { isLongForm } from '../support/long-form.ts';
import { listTouchedFiles, readTask, replaceText, run } from './copy.ts';
import { productFieldChanges } from './product-field.ts';

const WITHOUT_DECLARATIONS = [
  'composite',
  'incremental',
  'declaration',
  'emitDeclarationOnly',
].flatMap((option) => [`--${option}`, 'false']);

const folders = ['api', 'contract', ...listRemotes()];

describe('a new product field', () => {
  it('touches the files that CONTRIBUTING.md lists, and no other', () => {
    const filesOfOtherTasks = listTouchedFiles(folders);
    for (const [file, text, replacement] of productFieldChanges)
      replaceText(file, text, replacement);
    // `scripts/test/long/add-a-product-field.test.ts` generates the migration, with a tool that npm
    // downloads.
    assert.deepEqual(
      listTouchedFiles(folders)
        .filter((file) => !filesOfOtherTasks.includes(file))
        .toSorted(),
      readTask('a product field').written.toSorted(),
    );
  });

  if (isLongForm) describeLongForm();
});

/** Only in the long form, because every package that imports the changed contract is compiled. */
function describeLongForm(): void {
  it('is checked by types', () => {
    run('node', 'scripts/typecheck.mjs', 'catalog-mfe');
    // Without declarations, because those of a copy would name paths outside it.
    const [node, compiler] = typeCheckCommand;
    run(node, compiler, '--project', 'api', '--noEmit', ...WITHOUT_DECLARATIONS);
  });
}
