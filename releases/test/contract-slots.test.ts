import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publishTo } from './support/publish-to.ts';
import { basketWith, liveShop, refused, shellWith, showingRoom } from './support/contract-shop.ts';
import { liveOf } from './support/live-of.ts';

const showing = showingRoom();
const CORNER = 'node_modules/shell/src/shows.d.ts';

describe('a release that breaks what one shows of another is refused, and nothing changes', () => {
  it('when a room renames what the shell shows', async () => {
    const data = await liveShop();
    const basket = basketWith('export const MiniBasket = (props: { size: number }) => "";');
    await refused(
      data,
      [basket],
      [/shell \S+ shows '\.\/Corner' of basket \S+, but it exports no 'Corner'\./],
    );
  });

  it('when a room wants another prop than the shell passes to its slot', async () => {
    const data = await liveShop();
    const basket = basketWith('export const Corner = (props: { size: string }) => "";');
    await refused(
      data,
      [basket],
      [
        /shell \S+ shows '\.\/Corner' of basket \S+, but what it exposes is not what is expected: .*'number' is not assignable to type 'string'/,
      ],
    );
  });

  it('when a shell expects more of a slot than the live room gives', async () => {
    const data = await liveShop();
    const shell = shellWith({
      [CORNER]: 'export interface Shows { corner: { Corner: () => number } }',
    });
    await refused(
      data,
      [shell],
      [/shell \S+ shows '\.\/Corner' of basket \S+, but what it exposes/],
    );
  });

  it('when a room renames what another room shows', async () => {
    const data = await liveShop(showing);
    const basket = basketWith('export const Other = 1;');
    await refused(
      data,
      [basket],
      [/catalog \S+ shows '\.\/Corner' of basket \S+, but it exports no 'Corner'\./],
    );
  });

  it('when a room wants another prop than another room passes', async () => {
    const data = await liveShop(showing);
    const basket = basketWith(
      'export const Corner = (props: { size: number; tone: string }) => "";',
    );
    await refused(
      data,
      [basket],
      [
        /catalog \S+ shows '\.\/Corner' of basket \S+, but what it exposes is not what is expected: Property 'tone' is missing/,
      ],
    );
  });

  it('when a room expects of a slot what the live one does not give', async () => {
    const data = await liveShop();
    await refused(
      data,
      [showingRoom('() => number')],
      [/catalog \S+ shows '\.\/Corner' of basket \S+, but what it exposes is not/],
    );
  });
});

describe('what fits is not refused', () => {
  it('a room whose slot takes more when one likes, and which exports more', async () => {
    const data = await liveShop();
    const basket = basketWith(
      'export const Corner = (props: { size: number; tone?: string }) => "";\nexport const More = 1;',
    );
    const [release] = await publishTo(data, [basket]);
    assert.deepEqual(await liveOf(data, 'basket'), release);
  });
});
