import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publishBuilds } from './support/publish-to.ts';
import {
  createBasket,
  createLiveShop,
  assertRefused,
  createShell,
  createEmbeddingRemote,
} from './support/contract-shop.ts';
import { readLiveRelease } from './support/live-of.ts';

const showing = createEmbeddingRemote();
const CORNER = 'node_modules/shell/src/shows.d.ts';

describe('a release that breaks a slot of another release is refused and changes nothing', () => {
  it('if a remote renames a module that the shell embeds', async () => {
    const data = await createLiveShop();
    const basket = createBasket('export const MiniBasket = (props: { size: number }) => "";');
    await assertRefused(
      data,
      [basket],
      [/shell \S+ shows '\.\/Corner' of basket \S+, but it exports no 'Corner'\./],
    );
  });

  it('if a remote needs another prop than the shell passes to its slot', async () => {
    const data = await createLiveShop();
    const basket = createBasket('export const Corner = (props: { size: string }) => "";');
    await assertRefused(
      data,
      [basket],
      [
        /shell \S+ shows '\.\/Corner' of basket \S+, but what it exposes is not what is expected: .*'number' is not assignable to type 'string'/,
      ],
    );
  });

  it('if a shell expects more of a slot than the live remote provides', async () => {
    const data = await createLiveShop();
    const shell = createShell({
      [CORNER]: 'export interface Shows { corner: { Corner: () => number } }',
    });
    await assertRefused(
      data,
      [shell],
      [/shell \S+ shows '\.\/Corner' of basket \S+, but what it exposes/],
    );
  });

  it('if a remote renames a module that another remote embeds', async () => {
    const data = await createLiveShop(showing);
    const basket = createBasket('export const Other = 1;');
    await assertRefused(
      data,
      [basket],
      [/catalog \S+ shows '\.\/Corner' of basket \S+, but it exports no 'Corner'\./],
    );
  });

  it('if a remote needs another prop than another remote passes', async () => {
    const data = await createLiveShop(showing);
    const basket = createBasket(
      'export const Corner = (props: { size: number; tone: string }) => "";',
    );
    await assertRefused(
      data,
      [basket],
      [
        /catalog \S+ shows '\.\/Corner' of basket \S+, but what it exposes is not what is expected: Property 'tone' is missing/,
      ],
    );
  });

  it('if a remote expects of a slot what the live one does not provide', async () => {
    const data = await createLiveShop();
    await assertRefused(
      data,
      [createEmbeddingRemote('() => number')],
      [/catalog \S+ shows '\.\/Corner' of basket \S+, but what it exposes is not/],
    );
  });
});

describe('a compatible release is accepted', () => {
  it("if a remote's slot has a new optional prop and further exports", async () => {
    const data = await createLiveShop();
    const basket = createBasket(
      'export const Corner = (props: { size: number; tone?: string }) => "";\nexport const More = 1;',
    );
    const [release] = await publishBuilds(data, [basket]);
    assert.deepEqual(await readLiveRelease(data, 'basket'), release);
  });
});
