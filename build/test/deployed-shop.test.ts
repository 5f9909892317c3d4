import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDeployedShop } from '../src/development/shop-proxy/deployed-shop.ts';
import { listen } from './support/listen.ts';

describe('the address of a deployed shop', () => {
  it('is refused if it is no origin, if nothing responds, and if no shop does', async () => {
    for (const address of [
      'shop.example',
      'ftp://shop.example',
      'https://shop.example/page',
      'file:///etc',
    ])
      await assert.rejects(readDeployedShop(address), /is no shop's address/);
    const other = await listen((incoming, response) =>
      incoming.headers.host?.startsWith('localhost')
        ? response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
        : response.end('<h1>Hello</h1>'),
    );
    const { port } = other;
    await assert.rejects(
      readDeployedShop(`http://127.0.0.1:${port}`),
      /is no shop of this repository/,
    );
    await assert.rejects(
      readDeployedShop(`http://localhost:${port}`),
      /redirects to https:\/\/elsewhere/,
    );
    await other.close();
    await assert.rejects(readDeployedShop(`http://127.0.0.1:${port}`), /cannot be reached: /);
  });
});
