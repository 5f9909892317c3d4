import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { compileInlineScript } from '../src/inline-scripts-plugin.ts';

const EARLY = join(import.meta.dirname, '../../shell/src/early');

describe('an inline script of every page', () => {
  it('that captures input before hydration is less than 1.5 kB', () => {
    assert.ok(compileInlineScript(join(EARLY, 'keep-early.ts')).length < 1500);
  });

  for (const file of ['keep-early.ts', 'start-later.ts']) {
    it(`leaves no global name and cannot end its element: ${file}`, () => {
      const script = compileInlineScript(join(EARLY, file));
      assert.match(script, /^\(\(\)=>\{.*\}\)\(\);?$/s);
      assert.doesNotMatch(script, /<\/script|import|export/);
    });
  }
});
