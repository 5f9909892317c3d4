import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseCopy, readDockerfile } from '../image/dockerfile.ts';
import { listWorkspaces, readPackage, resolveFolder } from '../packages.mjs';

const SOURCES = '/srv/shop/';

/** Files that a step of the Dockerfile creates. */
const MADE = ['node_modules', 'components.cdx.json'];

const stages = readDockerfile();

describe('the Dockerfile', () => {
  it('copies files that exist', () => {
    const sources = [...stages.keys()].flatMap(listCopied);
    assert.ok(sources.length > 5);
    for (const source of sources.filter((name) => !MADE.includes(name)))
      assert.ok(existsSync(resolveFolder(source)), source);
  });

  it('copies no file that .dockerignore leaves out', () => {
    const rules = readFileSync(resolveFolder('.dockerignore'), 'utf8').split('\n');
    for (const source of [...stages.keys()].flatMap(listCopied)) {
      const [folder = ''] = source.split('/');
      const isLeftOut = rules.includes(folder) || rules.includes(`${folder}/**`);
      assert.ok(!isLeftOut || rules.includes(`!${source}`), source);
    }
  });

  for (const name of ['api', 'edge'])
    it(`gives ${name} the packages that it depends on, and no others but those of both servers`, () => {
      const copied = [...listCopied('server'), ...listCopied(name)].filter((source) =>
        listWorkspaces().includes(source),
      );
      const needed = new Set(['api', 'edge'].flatMap((server) => [...listNeeded(server)]));
      const other = name === 'api' ? 'edge' : 'api';
      assert.deepEqual(copied.toSorted(), [...needed].filter((each) => each !== other).toSorted());
    });

  it('runs each server as an unprivileged user with a health check', () => {
    for (const name of ['api', 'edge', 'releases']) {
      const steps = new Map(stages.get(name)?.instructions.map((step) => [step.name, step.args]));
      assert.equal(steps.get('USER'), 'node', name);
      assert.match(steps.get('HEALTHCHECK') ?? '', new RegExp(`"${name}"]$`));
      const file = (JSON.parse(steps.get('CMD') ?? '[]') as string[]).at(-1) ?? '';
      const folder = (steps.get('WORKDIR') ?? SOURCES).slice(SOURCES.length);
      assert.ok(existsSync(resolveFolder(`${folder}/${file}`)), file);
    }
  });

  it('is named by compose.yaml with stages that exist', () => {
    const compose = readFileSync(resolveFolder('compose.yaml'), 'utf8');
    const targets = [...compose.matchAll(/target: (\w+)/g)].map(([, target = '']) => target);
    assert.deepEqual([...new Set(targets)].toSorted(), ['api', 'edge', 'releases']);
    for (const target of targets) assert.ok(stages.has(target), target);
  });
});

function listCopied(name: string): string[] {
  const steps = stages.get(name)?.instructions.filter((step) => step.name === 'COPY') ?? [];
  return steps
    .map(({ args }) => parseCopy(args))
    .filter(({ from }) => from !== null)
    .map(({ source }) => source.replace(SOURCES, ''));
}

function listNeeded(name: string, foundNames = new Set<string>()): Set<string> {
  foundNames.add(name);
  for (const dependency of Object.keys(readPackage(name).dependencies ?? {}))
    if (listWorkspaces().includes(dependency) && !foundNames.has(dependency))
      listNeeded(dependency, foundNames);
  return foundNames;
}
