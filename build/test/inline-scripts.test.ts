import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { compileInlineScript } from '../src/webpack-plugins/inline-scripts-plugin.ts';

const EVENT_REPLAY_FOLDER = join(import.meta.dirname, '../../shell/src/event-replay');

describe('an inline script of every page', () => {
  it('that captures input before hydration is less than 1.5 kB', () => {
    assert.ok(compileInlineScript(join(EVENT_REPLAY_FOLDER, 'capture-events.ts')).length < 1500);
  });

  for (const file of ['capture-events.ts', 'start-scripts.ts']) {
    it(`leaves no global name and cannot end its element: ${file}`, () => {
      const script = compileInlineScript(join(EVENT_REPLAY_FOLDER, file));
      assert.match(script, /^\(\(\)=>\{.*\}\)\(\);?$/s);
      assert.doesNotMatch(script, /<\/script|import|export/);
    });
  }
});
