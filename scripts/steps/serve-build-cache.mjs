import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Time in ms after its last use at which a cached build is deleted. */
const UNUSED_LIMIT_MS = 14 * 86_400_000;

/**
 * Serves a folder as an Nx build cache on loopback while one command runs. Several commands may use
 * the folder at the same time, because its files never change. Returns the environment variables
 * for Nx.
 */
export async function serveCache(folder) {
  await mkdir(folder, { recursive: true });
  const token = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    respond(folder, token, request, response).catch((cause) => {
      console.warn(`The build cache in ${folder} failed: ${cause.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    env: {
      NX_SELF_HOSTED_REMOTE_CACHE_SERVER: `http://127.0.0.1:${server.address().port}`,
      NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: token,
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await removeUnused(folder);
    },
  };
}

async function respond(folder, token, request, response) {
  const [, hash] = /^\/v1\/cache\/([\w-]{1,128})$/.exec(request.url) ?? [];
  const sendStatus = (status) => {
    request.resume();
    response.writeHead(status).end();
  };
  if (!isEqual(request.headers.authorization, `Bearer ${token}`)) return sendStatus(401);
  if (hash === undefined) return sendStatus(404);
  const file = join(folder, `${hash}.tar.gz`);
  const size = await getSize(file);
  if (request.method === 'GET') {
    if (size === null) return sendStatus(404);
    await utimes(file, new Date(), new Date());
    response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': size });
    return pipeline(createReadStream(file), response);
  }
  if (request.method !== 'PUT') return sendStatus(405);
  if (size !== null) return sendStatus(409);
  const temporaryFile = join(folder, `${hash}.${randomBytes(8).toString('hex')}.part`);
  try {
    await pipeline(request, createWriteStream(temporaryFile));
    await rename(temporaryFile, file);
  } finally {
    await rm(temporaryFile, { force: true });
  }
  response.writeHead(200).end();
}

const isEqual = (actual = '', expectedText) =>
  timingSafeEqual(
    ...[actual, expectedText].map((text) => createHash('sha256').update(text).digest()),
  );

async function getSize(file) {
  try {
    return (await stat(file)).size;
  } catch (cause) {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  }
}

async function removeUnused(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(tar\.gz|part)$/.test(name));
  for (const file of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > UNUSED_LIMIT_MS) await rm(file, { force: true });
  }
}
