import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { resolveFolder } from '../packages.mjs';
import { type Stage, parseCopy, readDockerfile } from './dockerfile.ts';

export interface Image {
  folder: string;
  workdir: string;
  user: string;
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const BUILD_CACHE = '/var/cache/shop';
const DEBIAN_RELEASE = 'bookworm';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * Builds the stages of the Dockerfile as folders instead of container images, because this machine
 * may have no container engine. Needs root and mmdebstrap.
 */
export class ImageBuilder {
  readonly #stages = readDockerfile();
  readonly #images = new Map<string, Image>();
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  build(name: string): Image {
    const image = this.#images.get(name) ?? this.#buildStage(name);
    this.#images.set(name, image);
    return image;
  }

  #buildStage(name: string): Image {
    const stage = this.#stages.get(name);
    if (!stage) throw new Error(`The Dockerfile has no stage '${name}'.`);
    const base = this.#stages.has(stage.base) ? this.build(stage.base) : null;
    const folder = join(this.#folder, name);
    console.log(`Stage ${name}`);
    run('cp', ['-a', '--reflink=auto', base?.folder ?? this.#createBase(stage.base), folder]);
    const image = base
      ? { ...base, env: { ...base.env }, folder }
      : { folder, workdir: '/', user: 'root', env: { PATH }, command: [], healthCheck: [] };
    for (const step of stage.instructions) this.#execute(image, step);
    return image;
  }

  #execute(image: Image, { name, args }: Stage['instructions'][number]): void {
    if (name === 'WORKDIR') {
      image.workdir = args;
      mkdirSync(join(image.folder, args), { recursive: true });
    } else if (name === 'ENV')
      for (const [, key = '', value = ''] of args.matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
    else if (name === 'USER') image.user = args;
    else if (name === 'CMD') image.command = JSON.parse(args);
    else if (name === 'HEALTHCHECK')
      image.healthCheck = JSON.parse(args.slice(args.indexOf('CMD ') + 4));
    else if (name === 'COPY') this.#copy(image, args);
    else if (name === 'RUN') runInImage(image, args);
    else if (name !== 'EXPOSE') throw new Error(`Unknown instruction: ${name}`);
  }

  #copy(image: Image, args: string): void {
    const { from, source, target } = parseCopy(args);
    const destination = join(image.folder, resolve(image.workdir, target));
    mkdirSync(dirname(destination), { recursive: true });
    if (from !== null) run('cp', ['-a', join(this.build(from).folder, source), destination]);
    else copyContext(destination);
  }

  /**
   * Returns a folder that replaces the official Node image. The folder contains Debian, this
   * machine's Node, the npm that runs this command, and a user `node`. Later runs use the same
   * folder.
   */
  #createBase(image: string): string {
    const folder = resolveFolder(`.cache/image/${image.replaceAll(/\W/g, '-')}`);
    if (existsSync(folder)) return folder;
    const npm = process.env['npm_execpath'];
    if (npm === undefined) throw new Error('Run npm run test:image.');
    const unfinishedFolder = `${folder}.part`;
    rmSync(unfinishedFolder, { recursive: true, force: true });
    mkdirSync(dirname(folder), { recursive: true });
    const packages = ['--variant=minbase', '--include=ca-certificates'];
    run('mmdebstrap', [...packages, DEBIAN_RELEASE, unfinishedFolder]);
    const local = join(unfinishedFolder, 'usr/local');
    cpSync(process.execPath, join(local, 'bin/node'));
    run('cp', ['-aL', dirname(dirname(npm)), join(local, 'lib/npm')]);
    run('ln', ['-s', '../lib/npm/bin/npm-cli.js', join(local, 'bin/npm')]);
    appendFileSync(join(unfinishedFolder, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
    appendFileSync(join(unfinishedFolder, 'etc/group'), 'node:x:1000:\n');
    for (const name of ['resolv.conf', 'hosts'])
      cpSync(join('/etc', name), join(unfinishedFolder, 'etc', name), { dereference: true });
    renameSync(unfinishedFolder, folder);
    return folder;
  }
}

/**
 * Copies the files of the repository that git does not ignore. Omits CI files and docs except
 * those that the desk shows, as `.dockerignore` does.
 */
function copyContext(destination: string): void {
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(destination, { recursive: true });
  const ignoredPaths = ['docs/*', '.ci/*'].map((pattern) => `:!${pattern}`);
  const listFiles = `git ls-files -z -co --exclude-standard -- . ${ignoredPaths.map((path) => `'${path}'`).join(' ')}`;
  run('sh', [
    '-c',
    `cd '${resolveFolder('.')}' && { ${listFiles}; printf '%s\\0' docs/operate/runbooks.md docs/operate/before-going-live.md; } | tar c --null --no-recursion -T - | tar x --no-same-owner -C '${destination}'`,
  ]);
}

function runInImage({ folder, workdir, env }: Image, command: string): void {
  const variables = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  // Mounts this machine's CA certificates, npm cache and shared build cache, so that the steps of
  // the Dockerfile can use them.
  const sharedCache = process.env['SHOP_CACHE'];
  const mounts = [
    `mount --rbind /dev '${folder}/dev'`,
    `mount -t proc proc '${folder}/proc'`,
    `mount --bind '${CERTIFICATES}' '${folder}${CERTIFICATES}'`,
    `mkdir -p "$HOME/.npm" '${folder}/root/.npm' '${folder}${BUILD_CACHE}'`,
    `mount --bind "$HOME/.npm" '${folder}/root/.npm'`,
    ...(sharedCache ? [`mount --bind '${sharedCache}' '${folder}${BUILD_CACHE}'`] : []),
  ].join(' && ');
  if (sharedCache) variables.push(`SHOP_CACHE=${BUILD_CACHE}`);
  const enter = `exec chroot '${folder}' env -i HOME=/root NODE_EXTRA_CA_CERTS=${CERTIFICATES} "$@"`;
  const shell = ['/bin/sh', '-c', `cd ${workdir} && ${command}`];
  run('unshare', ['--mount', 'sh', '-c', `${mounts} && ${enter}`, 'sh', ...variables, ...shell]);
}
