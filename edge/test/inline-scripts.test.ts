import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { startEdge, startSmallShop } from './support/shop-of.ts';

const HEAD = 'keep();';
const END = 'start();';

describe('the inline scripts of a page', () => {
  it('are those of the live shell, each allowed by its hash', async () => {
    const app = await startShopWithInlineScripts();
    const { body, headers } = await app.inject('/catalog');
    const [, scripts = ''] =
      /script-src ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
    const allowed = scripts.split(' ').filter((source) => source.startsWith("'sha"));
    assert.deepEqual(allowed, [HEAD, END].map(hashOf));
    assert.ok(!scripts.includes('unsafe'));
    // The shell of this test does not say that its scripts add no `style` elements.
    assert.match(String(headers['content-security-policy']), /style-src 'self' 'unsafe-inline';/);
    const inline = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text);
    assert.deepEqual(inline, [HEAD, END]);
    assert.ok(body.indexOf(HEAD) < body.indexOf('<style'), 'the first waits for nothing');
    assert.ok(body.indexOf(END) > body.indexOf('id="boot"'), 'the second finds the whole page');
  });

  it('find the other scripts in a template, with their hashes', async () => {
    const app = await startShopWithInlineScripts();
    const { body } = await app.inject('/catalog');
    const [, waiting = ''] = /<template id="scripts">(.*?)<\/template>/s.exec(body) ?? [];
    assert.match(
      waiting,
      /<link rel="preload" href="[^"]+\/remoteEntry.js" as="script" integrity=/,
    );
    assert.match(
      waiting,
      /<script src="[^"]+\/main.js" integrity="sha384-[^"]+" defer fetchpriority="high"><\/script>/,
    );
    assert.ok(!body.replace(waiting, '').includes('<script src'));
  });

  it('are missing for a shell without them, whose scripts start at once', async () => {
    const { app } = await startSmallShop('catalog');
    const { body, headers } = await app.inject('/catalog');
    assert.ok(!body.includes('<template') && !body.includes('<script>'));
    assert.match(body, /<script src="[^"]+\/main.js"/);
    assert.ok(!String(headers['content-security-policy']).includes('sha384'));
  });
});

async function startShopWithInlineScripts() {
  const data = temporaryFolder();
  const shell = createBuild('shell');
  const write = (file: string, text: string) => writeFileSync(join(shell, 'dist', file), text);
  const inline = ['head.js', 'end.js'];
  const entry = { js: ['main.js'], preload: [], css: [], fonts: [], inline };
  write('entry.json', JSON.stringify(entry));
  write('head.js', HEAD);
  write('end.js', END);
  for (const build of [shell, createBuild('catalog')]) await publishBuilds(data, [build]);
  return startEdge(data);
}

const hashOf = (text: string) => `'sha384-${createHash('sha384').update(text).digest('base64')}'`;
