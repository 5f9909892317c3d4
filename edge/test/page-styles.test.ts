import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { startEdge, startSmallShop } from './support/shop-of.ts';

describe('the styles of a page', () => {
  it('are inlined for the embedded remotes, each with the URL of its file', async () => {
    const { app, releases } = await startSmallShop('catalog', 'content', 'basket');
    const { body } = await app.inject('/catalog');
    assert.deepEqual(styled(body), [
      [`/releases/${releases['catalog']}/routes.css`, '/* routes.css */'],
    ]);
    assert.doesNotMatch(body, /rel="stylesheet"/);
  });

  it('contain absolute URLs of files beside them and leave other URLs unchanged', async () => {
    const css = 'a{src:url(a.woff2);b:url("b.svg");c:url(/c.svg);d:url(data:x);e:url(#f)}';
    const { body, folder } = await requestPageWithStyles(css);
    const [[, inPage] = []] = styled(body);
    assert.equal(
      inPage,
      `a{src:url(${folder}/a.woff2);b:url("${folder}/b.svg");c:url(/c.svg);d:url(data:x);e:url(#f)}`,
    );
  });

  it('cannot end their element and contain no source map', async () => {
    const css = 'a::after{content:"</style><script>"}\n/*# sourceMappingURL=routes.css.map*/';
    const { body } = await requestPageWithStyles(css);
    assert.deepEqual(
      styled(body).map(([, inPage]) => inPage),
      ['a::after{content:"<\\/style><script>"}'],
    );
  });

  it('belong to the live release', async () => {
    const { app, data } = await startSmallShop('catalog');
    const build = createBuild('catalog', 'two');
    writeFileSync(join(build, 'dist/routes.css'), 'a{color:red}');
    await publishBuilds(data, [build]);
    await app.close();
    const { body } = await (await startEdge(data)).inject('/catalog');
    assert.deepEqual(
      styled(body).map(([, css]) => css),
      ['a{color:red}'],
    );
  });
});

/** Returns a page of a remote with this stylesheet, and the URL of its release. */
async function requestPageWithStyles(css: string) {
  const data = temporaryFolder();
  const build = createBuild('catalog');
  writeFileSync(join(build, 'dist/routes.css'), css);
  await publishBuilds(data, [createBuild('shell')]);
  const [release] = await publishBuilds(data, [build]);
  const { body } = await (await startEdge(data)).inject('/catalog');
  return { body, folder: `/releases/${release?.extras.folder}` };
}

const styled = (body: string) =>
  [...body.matchAll(/<style data-href="([^"]*)">(.*?)<\/style>/gs)].map(
    ([, ...styleParts]) => styleParts,
  );
