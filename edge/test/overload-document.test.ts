import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { replaceSection } from '../bench/overload/replace-section.ts';

const document = await readFile(
  new URL('../../docs/overload-benchmark.md', import.meta.url),
  'utf8',
);

describe('the document of the overload benchmark', () => {
  for (const name of ['good responses', 'resident memory'] as const)
    it(`keeps all but the table of ${name} when the benchmark writes that`, () => {
      const [before, after] = document.split(/<!-- Table of .*?<!-- End of the table of .*? -->/s);
      const written = replaceSection(document, name, 'NEW TABLE');
      assert.equal(written.split('NEW TABLE').length, 2);
      const handWritten = [before, after].map((part = '') => part.trim());
      for (const part of handWritten) assert.ok(part !== '' && written.includes(part));
      const other = name === 'good responses' ? 'resident memory' : 'good responses';
      assert.equal(readSection(written, other), readSection(document, other));
      assert.equal(replaceSection(written, name, readSection(document, name)), document);
    });

  it('is not written without its markers', () => {
    assert.throws(() => replaceSection('# A page', 'good responses', 'text'), /missing/);
  });
});

function readSection(text: string, name: string): string {
  const [, rest = ''] = text.split(`<!-- Table of ${name}.`);
  return rest.slice(rest.indexOf('-->') + 3, rest.indexOf('<!-- End')).trim();
}
