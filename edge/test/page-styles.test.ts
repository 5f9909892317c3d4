import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { buildOf, temporaryFolder } from '../../releases/test/support/builds.ts';
import { publishTo } from '../../releases/test/support/publish-to.ts';
import { edgeOver, shopOf } from './support/shop-of.ts';

describe('the styles of a page', () => {
  it('of the rooms that it shows stand in it, each with the address of its file', async () => {
    const { app, releases } = await shopOf('catalog', 'content', 'basket');
    const { body } = await app.inject('/catalog');
    assert.deepEqual(styled(body), [
      [`/releases/${releases['catalog']}/routes.css`, '/* routes.css */'],
    ]);
    assert.doesNotMatch(body, /rel="stylesheet"/);
  });

  it('name the files beside them by whole addresses, and leave all others as they are', async () => {
    const css = 'a{src:url(a.woff2);b:url("b.svg");c:url(/c.svg);d:url(data:x);e:url(#f)}';
    const { body, folder } = await pageWith(css);
    const [[, inPage] = []] = styled(body);
    assert.equal(
      inPage,
      `a{src:url(${folder}/a.woff2);b:url("${folder}/b.svg");c:url(/c.svg);d:url(data:x);e:url(#f)}`,
    );
  });

  it('end where their element ends, whatever they hold, and name no map', async () => {
    const css = 'a::after{content:"</style><script>"}\n/*# sourceMappingURL=routes.css.map*/';
    const { body } = await pageWith(css);
    assert.deepEqual(
      styled(body).map(([, inPage]) => inPage),
      ['a::after{content:"<\\/style><script>"}'],
    );
  });

  it('are those of the release that is live', async () => {
    const { app, data } = await shopOf('catalog');
    const build = buildOf('catalog', 'two');
    writeFileSync(join(build, 'dist/routes.css'), 'a{color:red}');
    await publishTo(data, [build]);
    await app.close();
    const { body } = await (await edgeOver(data)).inject('/catalog');
    assert.deepEqual(
      styled(body).map(([, css]) => css),
      ['a{color:red}'],
    );
  });
});

/** A page of a room with this stylesheet, and the address of its release. */
async function pageWith(css: string) {
  const data = temporaryFolder();
  const build = buildOf('catalog');
  writeFileSync(join(build, 'dist/routes.css'), css);
  await publishTo(data, [buildOf('shell')]);
  const [release] = await publishTo(data, [build]);
  const { body } = await (await edgeOver(data)).inject('/catalog');
  return { body, folder: `/releases/${release?.extras.folder}` };
}

const styled = (body: string) =>
  [...body.matchAll(/<style data-href="([^"]*)">(.*?)<\/style>/gs)].map(([, ...found]) => found);
