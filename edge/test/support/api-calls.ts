import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { computeIntegrity, toHexIntegrity } from 'releases/integrity';
import { readBuild } from 'releases/local-build';
import type { startApiShop } from './api-shop.ts';

type ApiShop = Awaited<ReturnType<typeof startApiShop>>;

/** Returns the change request and the uploads that the client sends for a build. */
export async function createReleaseRequest(folder: string) {
  const { releaseFile, version, files } = await readBuild(folder);
  const listed = [...files].map(([path, body]) => [
    path,
    { integrity: computeIntegrity(body), bytes: body.length },
  ]);
  const build = { name: releaseFile.name, version, files: Object.fromEntries(listed) as object };
  return {
    body: { move: randomUUID(), what: 'release', by: 'Ada', commit: 'abc', builds: [build] },
    async send(shop: ApiShop, token: string, name = releaseFile.name) {
      for (const body of files.values()) {
        const { status } = await shop.call(
          `/files/${name}/${toHexIntegrity(computeIntegrity(body))}`,
          {
            method: 'PUT',
            token,
            body: new Uint8Array(body),
            headers: { 'content-type': 'application/octet-stream' },
          },
        );
        assert.equal(status, 204);
      }
    },
  };
}

/** Requests a change that must be refused. Returns the error code. */
export async function requestRefusedChange(
  shop: ApiShop,
  token: string,
  body: object,
): Promise<string> {
  const response = await shop.call('/moves', {
    method: 'POST',
    token,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const responseBody = (await response.json()) as { status: boolean; error: string };
  assert.equal(responseBody.status, false, JSON.stringify(responseBody));
  return responseBody.error;
}
