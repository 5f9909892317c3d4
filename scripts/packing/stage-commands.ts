import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { resolveFolder } from '../packages.mjs';
import { findVersion, readPackageFile } from './package-file.ts';
import { packedWorkspaces, writeJson } from './stage-workspace.ts';

const VERSION = '1.0.0';
const OUTSIDE = resolveFolder('scripts/outside');

/**
 * Writes the package with the commands of a remote. The commands are bundled, because `releases`
 * and `server` have many dependencies that a remote does not need.
 */
export async function stageRemoteCommands(target: string): Promise<void> {
  await bundle('main.ts', target);
  const dependencies = Object.fromEntries(
    ['build', 'contract'].map((name) => [name, readPackageFile(resolveFolder(name)).version]),
  );
  writeJson(join(target, 'package.json'), {
    ...describeProgram('remote-commands', 'slr-remote', 'main.js'),
    dependencies,
  });
}

/** Writes the package that creates a remote. The written package contains the other packages. */
export async function stageCreator(target: string, packages: string): Promise<void> {
  await bundle('create.ts', target);
  cpSync(packages, join(target, 'packages'), { recursive: true });
  cpSync(join(OUTSIDE, 'template'), join(target, 'template'), { recursive: true });
  const template = readPackageFile(join(OUTSIDE, 'template'));
  writeJson(join(target, 'template/package.json'), {
    ...template,
    dependencies: pinVersions(template.dependencies, packages),
    peerDependencies: { shared: `^${readPackageFile(resolveFolder('shared')).version}` },
    devDependencies: pinVersions(template.devDependencies, packages),
  });
  writeJson(
    join(target, 'package.json'),
    describeProgram('create-slr-remote', 'create-slr-remote', 'create.js'),
  );
}

const describeProgram = (name: string, command: string, file: string) => ({
  name,
  version: VERSION,
  license: 'UNLICENSED',
  type: 'module',
  engines: readPackageFile(join(OUTSIDE, 'template')).engines,
  bin: { [command]: file },
});

function pinVersions(dependencies: Record<string, string> = {}, packages: string) {
  const files = readdirSync(packages);
  const sharedFile = readPackageFile(resolveFolder('shared'));
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      const file = files.find((packedFile) => packedFile.replace(/-\d.*$/, '') === name);
      return [name, file ? `file:packages/${file}` : findVersion(name, sharedFile)];
    }),
  );
}

async function bundle(entry: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  await build({
    entryPoints: [join(OUTSIDE, entry)],
    outdir: target,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...packedWorkspaces.map(({ name }) => `${name}/*`), 'typescript'],
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
}
