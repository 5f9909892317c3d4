import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Service {
  build?: { context: string; target: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address?: string }>;
  depends_on?: Record<string, { condition: string }>;
  command?: string[];
  read_only?: boolean;
  healthcheck?: object;
}

interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
}

// YAML 1.1 merges `<<` keys, and Compose does the same.
const { services, networks, volumes } = parse(read('compose.yaml'), {
  merge: true,
}) as ComposeFile;
const dockerfile = read('Dockerfile');
const own = Object.entries(services).filter(([, { build }]) => build !== undefined);

/** Returns the part of the `Dockerfile` of one target. */
function readStage(target: string): string {
  const stage = dockerfile.split(/^(?=FROM )/m).find((part) => part.includes(` AS ${target}\n`));
  assert.ok(stage, `the target ${target}`);
  return stage;
}

describe('compose.yaml', () => {
  it('builds targets of the Dockerfile, and runs files of the repository', () => {
    assert.deepEqual(
      own.map(([name]) => name),
      ['first-release', 'releases', 'api', 'edge'],
    );
    for (const [name, { build, command }] of own) {
      const stage = readStage(build?.target ?? '');
      const [program, file = ''] = command ?? ['node', 'package.json'];
      assert.equal(program, 'node', name);
      assert.ok(existsSync(join(root, file)), file);
      assert.match(stage, /^USER node$/m);
    }
  });

  it('sets only settings that are documented', () => {
    const documented = read('docs/operate/settings.md');
    for (const [name, { environment = {} }] of own)
      for (const setting of Object.keys(environment))
        assert.ok(documented.includes(`\`${setting}\``), `${setting} of ${name}`);
    const variables = read('compose.yaml').matchAll(/\$\{(\w+)/g);
    const inCommands = read('docs/operate/one-machine.md');
    for (const [, variable = ''] of variables)
      assert.match(inCommands, new RegExp(`^${variable}=`, 'm'));
  });

  it('puts sockets and data into folders that the images make for their user', () => {
    for (const [name, { build, volumes: mounts = [], environment = {}, read_only }] of own) {
      const folders = mounts.map((mount) => mount.split(':')[1] ?? '');
      const stage = build?.target === 'releases' ? readStage('releases') : readStage('server');
      const [, made = ''] = /install -d -o node -g node -m 0700 (.*)$/m.exec(stage) ?? [];
      const ownFolders = made.split(' ').map((path) => resolve('/srv/shop', path));
      for (const folder of folders) assert.ok(ownFolders.includes(folder), `${folder} of ${name}`);
      for (const [setting, value] of Object.entries(environment))
        if (setting.endsWith('_SOCKET'))
          assert.ok(folders.includes(join(value, '..')), `${setting} of ${name}`);
      assert.equal(read_only, true, name);
    }
  });

  it('waits only for services with a health check, or for one that ends', () => {
    for (const [name, { depends_on = {} }] of Object.entries(services))
      for (const [dependency, { condition }] of Object.entries(depends_on)) {
        const service = services[dependency];
        assert.ok(service, `${dependency} of ${name}`);
        if (condition !== 'service_healthy') continue;
        const isChecked =
          service.healthcheck !== undefined ||
          /^HEALTHCHECK /m.test(readStage(service.build?.target ?? ''));
        assert.ok(isChecked, `${dependency} of ${name}`);
      }
  });

  it('names volumes and networks that it has, and files that exist', () => {
    for (const [name, service] of Object.entries(services)) {
      const networkNames = Array.isArray(service.networks)
        ? service.networks
        : Object.keys(service.networks);
      for (const network of networkNames) assert.ok(network in networks, `${network} of ${name}`);
      for (const mount of service.volumes ?? []) {
        const [source = ''] = mount.split(':');
        if (source.startsWith('./')) assert.ok(existsSync(join(root, source)), source);
        else if (!source.startsWith('$')) assert.ok(source in volumes, `${source} of ${name}`);
      }
    }
  });

  it('lets nginx reach edge at its port, and edge trust nginx alone', () => {
    const addressOf = (name: string) => {
      const { networks: ownNetworks = [] } = services[name] ?? {};
      return Array.isArray(ownNetworks) ? undefined : ownNetworks['front']?.ipv4_address;
    };
    assert.ok(addressOf('edge'));
    const [, port] = /^EXPOSE (\d+)$/m.exec(readStage('edge')) ?? [];
    assert.match(read('deploy/nginx/shop.conf'), new RegExp(`^ *server edge:${port};$`, 'm'));
    assert.equal(services['edge']?.environment?.['TRUST_PROXY'], addressOf('proxy'));
  });
});
