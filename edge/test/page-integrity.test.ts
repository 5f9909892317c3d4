import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { ReleaseRecord } from 'releases/release-record';
import { computeIntegrity } from 'releases/integrity';
import { startSmallShop } from './support/shop-of.ts';

interface Boot {
  registry: {
    microFrontends: Record<string, [{ url: string; metadata: { integrity: string } }]>;
  };
  manifests: Record<string, { integrity: Record<string, string> }>;
  integrity: Record<string, string>;
}

describe('the files of a page', () => {
  it('have their recorded hashes, whether they are scripts or preloads', async () => {
    const { app, data } = await startSmallShop('catalog', 'basket');
    const { body } = await app.inject('/catalog');
    const tags = body.match(/<(script src|link rel="preload")[^>]*>/g) ?? [];
    assert.equal(tags.length, 5);
    for (const tag of tags) {
      const [, path = ''] = /(?:src|href)="\/releases\/([^"]+)"/.exec(tag) ?? [];
      assert.equal(/ integrity="([^"]+)"/.exec(tag)?.[1], readRecordedHash(data, path), tag);
    }
    await app.close();
  });

  it('that load later have their hashes in manifests, and manifests in the registry', async () => {
    const { app, data } = await startSmallShop('catalog', 'content');
    const { registry, manifests, integrity } = readBootData((await app.inject('/catalog')).body);
    for (const [{ url, metadata }] of Object.values(registry.microFrontends)) {
      const served = (await app.inject(url)).rawPayload;
      assert.equal(metadata.integrity, computeIntegrity(served));
      const listed = (JSON.parse(served.toString()) as Boot['manifests'][string]).integrity;
      assert.deepEqual(Object.keys(listed).sort(), CODE_OF_A_REMOTE);
      for (const [name, hash] of Object.entries(listed))
        assert.equal(hash, readRecordedHash(data, url.slice(10).replace(/[^/]+$/, name)));
      if (url in manifests) assert.deepEqual(manifests[url]?.integrity, listed);
    }
    const [[later, hash] = ['', ''], ...others] = Object.entries(integrity);
    assert.match(later, /^\/releases\/shell\/.*\/later\.js$/);
    assert.equal(hash, readRecordedHash(data, later.slice(10)));
    assert.deepEqual(others, []);
    await app.close();
  });
});

const CODE_OF_A_REMOTE = ['corner.js', 'main.js', 'remoteEntry.js', 'routes.css', 'routes.js'];

/** Returns the recorded hash of a file below the site's releases. */
function readRecordedHash(data: string, path: string): string | undefined {
  const [name = '', version = '', ...file] = path.split('/');
  const record = readFileSync(join(data, 'releases', name, version, 'record.json'), 'utf8');
  return (JSON.parse(record) as ReleaseRecord).files[file.join('/')]?.integrity;
}

const readBootData = (body: string) =>
  JSON.parse(/<script id="boot"[^>]*>(.*)<\/script>/.exec(body)?.[1] ?? '') as Boot;
