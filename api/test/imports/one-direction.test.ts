import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const config = fileURLToPath(new URL('../../../.dependency-cruiser.cjs', import.meta.url));
const options = await extractOptions(config);
const folder = await mkdtemp(join(tmpdir(), 'imports-'));

beforeEach(() => rm(join(folder, 'api'), { recursive: true, force: true }));
after(() => rm(folder, { recursive: true }));

/** Returns the names of the rules of `npm run lint:imports` that these sources violate. */
async function findBrokenRules(sources: Record<string, string>): Promise<string[]> {
  for (const [file, source] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
  const { output } = await cruise(['.'], { ...options, validate: true, baseDir: folder });
  const { summary } = output as ICruiseResult;
  assert.ok(summary.totalDependenciesCruised);
  const errors = summary.violations.filter(({ rule }) => rule.severity === 'error');
  return [...new Set(errors.map(({ rule }) => rule.name))].sort();
}

describe('the rule about imports', () => {
  it('accepts imports in one direction', async () => {
    const broken = await findBrokenRules({
      'api/src/catalog/price.ts': `export const price = 1;\n`,
      'api/src/orders/order.ts': `import { price } from '../catalog/price.ts';\nexport const order = price;\n`,
      'api/src/orders/letters/letter.ts': `import { order } from '../order.ts';\nexport const letter = order;\n`,
      'api/src/orders/confirm.ts': `import { letter } from './letters/letter.ts';\nexport const confirm = letter;\n`,
    });
    assert.deepEqual(broken, []);
  });

  it('fails on a cycle of files, even of types only', async () => {
    const broken = await findBrokenRules({
      'api/src/a.ts': `import type { B } from './b.ts';\nexport type A = B | 1;\n`,
      'api/src/b.ts': `import type { A } from './a.ts';\nexport type B = A | 2;\n`,
    });
    assert.deepEqual(broken, ['no-circle-of-files']);
  });

  it('fails on a cycle of folders whose files have no cycle', async () => {
    const broken = await findBrokenRules({
      'api/src/left/a.ts': `import { b } from '../right/b.ts';\nexport const a = b;\n`,
      'api/src/right/b.ts': `export const b = 1;\n`,
      'api/src/right/c.ts': `import { d } from '../left/d.ts';\nexport const c = d;\n`,
      'api/src/left/d.ts': `export const d = 1;\n`,
    });
    assert.deepEqual(broken, ['no-circle-of-folders']);
  });

  it('fails on a domain of the backend that imports a later one', async () => {
    const broken = await findBrokenRules({
      'api/src/catalog/price.ts': `import { order } from '../orders/order.ts';\nexport const price = order;\n`,
      'api/src/orders/order.ts': `export const order = 1;\n`,
    });
    assert.deepEqual(broken, ['catalog-knows-nothing-after-it']);
  });

  it('fails on a part of a domain that imports a later part', async () => {
    const broken = await findBrokenRules({
      'api/src/orders/state/states.ts': `import { place } from '../placement/place.ts';\nexport const state = place;\n`,
      'api/src/orders/placement/place.ts': `export const place = 1;\n`,
    });
    assert.deepEqual(broken, ['orders-state-knows-nothing-after-it']);
  });

  it('accepts a domain between two parts of another one, and fails on a cycle of them', async () => {
    const sources = {
      'api/src/orders/state/states.ts': `export const state = 1;\n`,
      'api/src/payments/pay.ts': `import { state } from '../orders/state/states.ts';\nexport const pay = state;\n`,
      'api/src/orders/placement/place.ts': `import { pay } from '../../payments/pay.ts';\nexport const place = pay;\n`,
    };
    assert.deepEqual(await findBrokenRules(sources), []);
    const broken = await findBrokenRules({
      'api/src/payments/close.ts': `import { place } from '../orders/placement/place.ts';\nexport const close = place;\n`,
    });
    assert.deepEqual(broken, ['no-circle-of-folders', 'payments-knows-nothing-after-it']);
  });

  it('fails on a mail queue that imports orders', async () => {
    const broken = await findBrokenRules({
      'api/src/mail/queue/queue.ts': `import { order } from '../../orders/order.ts';\nexport const queue = order;\n`,
      'api/src/orders/order.ts': `export const order = 1;\n`,
    });
    assert.deepEqual(broken, ['the-mail-queue-knows-no-template']);
  });
});
