import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { NewestLabels } from '../src/metrics/bounded-series.ts';
import { readMetricsSettings } from '../src/settings/listener-settings.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Starts a supervisor with metrics at a free port, and its child process. */
async function measuredShop() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/measured-shop.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, NODE_COMPILE_CACHE, METRICS_PORT: '0' },
  });
  after(() => child.kill('SIGKILL'));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const unreadLines: string[] = [];
  // The program can write its line before the supervisor writes its own.
  const nextNumber = async (beginning: string): Promise<number> => {
    for (;;) {
      const index = unreadLines.findIndex((line) => line.startsWith(beginning));
      if (index >= 0) return Number(unreadLines.splice(index, 1)[0]?.slice(beginning.length));
      const { value, done } = await lines.next();
      if (done) throw new Error(`The shop ended before it wrote '${beginning}'.`);
      unreadLines.push(value);
    }
  };
  const port = await nextNumber('metrics ');
  return {
    nextNumber,
    port,
    scrape: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    async end() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

describe('the metrics of a supervised shop', () => {
  it('come from all processes at one address, and from the restarted ones', async () => {
    const shop = await measuredShop();
    const pid = await shop.nextNumber('serves ');
    const text = await shop.scrape();
    assert.match(text, /^shop_process_up\{child="program",process="supervisor"\} 1$/m);
    assert.match(text, /^http_request_duration_seconds_count\{.*process="program"\} 1$/m);
    for (const name of ['supervisor', 'program'])
      assert.match(
        text,
        new RegExp(`^process_resident_memory_bytes\\{process="${name}"\\} \\d+$`, 'm'),
      );
    assert.match(text, /^shop_process_restarts_total\{child="program",process="supervisor"\} 0$/m);
    process.kill(pid, 'SIGKILL');
    await shop.nextNumber('serves ');
    assert.match(
      await shop.scrape(),
      /^shop_process_restarts_total\{child="program",process="supervisor"\} 1$/m,
    );
    await shop.end();
  });

  it('are served within their time limit while a process is frozen', async () => {
    const shop = await measuredShop();
    const pid = await shop.nextNumber('serves ');
    process.kill(pid, 'SIGSTOP');
    const text = await shop.scrape();
    process.kill(pid, 'SIGCONT');
    assert.match(text, /^shop_process_up\{child="program",process="supervisor"\} 0$/m);
    assert.doesNotMatch(text, /process="program"/);
    assert.match(
      await shop.scrape(),
      /^shop_process_up\{child="program",process="supervisor"\} 1$/m,
    );
    await shop.end();
  });

  it('are the only thing at their address', async () => {
    const shop = await measuredShop();
    await shop.nextNumber('serves ');
    const origin = `http://127.0.0.1:${shop.port}`;
    assert.equal((await fetch(`${origin}/`)).status, 404);
    assert.equal((await fetch(`${origin}/metrics`, { method: 'POST' })).status, 404);
    const [response] = await once(
      request(`${origin}/metrics`, { method: 'HEAD' }).end(),
      'response',
    );
    assert.equal(response.statusCode, 200);
    response.resume();
    await shop.end();
  });
});

describe('the settings of the metrics', () => {
  it('leave them off by default, and on loopback if only the port is set', () => {
    assert.equal(readMetricsSettings({}), null);
    assert.deepEqual(readMetricsSettings({ METRICS_PORT: '9464' }), {
      port: 9464,
      host: '127.0.0.1',
    });
    assert.deepEqual(readMetricsSettings({ METRICS_PORT: '9464', METRICS_HOST: '::' }), {
      port: 9464,
      host: '::',
    });
    assert.throws(
      () => readMetricsSettings({ METRICS_PORT: 'on' }),
      /^SettingError: METRICS_PORT /,
    );
    assert.throws(() => readMetricsSettings({ METRICS_HOST: 'shop.test' }), /METRICS_HOST /);
  });
});

describe('a count by labels', () => {
  it('forgets the oldest labels, so that versions do not fill the memory', () => {
    const versions = new NewestLabels<{ version: string }>(2);
    for (const version of ['1', '2', '2', '3']) versions.count(version, () => ({ version }));
    assert.deepEqual(versions.list(), [
      { labels: { version: '2' }, value: 2 },
      { labels: { version: '3' }, value: 1 },
    ]);
  });
});
