import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { FEATURES } from '../../contract/src/features.ts';
import { PRODUCT_DOCUMENT, updateRouteTable } from '../update-route-table.ts';

const text = readFileSync(PRODUCT_DOCUMENT, 'utf8');

describe('the product document', () => {
  it('lists the routes of all remotes, with their access and whether search engines may list them', async () => {
    assert.equal(text, await updateRouteTable(), 'Run `npm run routes`.');
  });

  it('has a rule for each feature that a backend can announce', () => {
    const rules = text.slice(text.indexOf('### Beyond §7'));
    const missing = FEATURES.filter((feature) => !rules.includes(`\`${feature}\`:`));
    assert.deepEqual(missing, []);
  });
});
