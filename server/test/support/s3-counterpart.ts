import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SignatureV4 } from '@smithy/signature-v4';

const BUCKET = 'releases';
const PAGE = 40;
export const s3Credentials = { accessKeyId: 'a-test', secretAccessKey: 'a-secret-of-a-test' };

export interface StoredObject {
  body: Buffer;
  tag: string;
  at: Date;
}

/**
 * Disturbance of a request. 'hang' sends no response, 'stall' half a response, 'fail' an error.
 * 'lose' performs the request and closes the connection before the response.
 */
type Interfere = (request: IncomingMessage) => 'hang' | 'stall' | 'fail' | 'lose' | undefined;

/**
 * Starts an S3 store in memory and sets the environment variables for clients. Verifies signatures
 * (version 4), returns ETags, and applies `If-Match` and `If-None-Match` atomically with the write.
 */
export async function startS3({
  objects = new Map<string, StoredObject>(),
  host = '127.0.0.1',
  port: wantedPort = 0,
} = {}) {
  let interfere: Interfere = () => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const what = interfere(request);
      if (what === 'hang') return;
      if (what === 'fail') return refuse(response, 500, 'InternalError');
      if (!(await isSigned(request, body))) return refuse(response, 403, 'SignatureDoesNotMatch');
      if (what === 'stall')
        return void response.writeHead(200, { ETag: '"1"', 'Content-Length': '9' }).write('half');
      if (what === 'lose') response.writeHead = () => response.destroy();
      respond(objects, request, body, response);
    })();
  });
  let connectionCount = 0;
  server.on('connection', () => (connectionCount += 1));
  server.listen(wantedPort, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = {
    AWS_ENDPOINT_URL_S3: `http://${host}:${port}`,
    AWS_REGION: 'eu-west-2',
    AWS_ACCESS_KEY_ID: s3Credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
  };
  Object.assign(process.env, env);
  return {
    bucket: BUCKET,
    /** Environment of clients in other processes. */
    env,
    kept: objects,
    /** Number of connections since the start. */
    countConnections: () => connectionCount,
    /** Disturbs the next requests. Without an argument, ends the disturbance. */
    interfereBy: (by: Interfere = () => undefined) => (interfere = by),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function respond(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', 'http://s3');
  const [bucket, ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  const key = rest.join('/');
  const storedObject = objects.get(key);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (request.method === 'PUT') {
    if (ifNoneMatch === '*' && storedObject) return refuse(response, 412, 'PreconditionFailed');
    if (ifMatch && !storedObject) return refuse(response, 404, 'NoSuchKey');
    if (ifMatch && storedObject?.tag !== ifMatch)
      return refuse(response, 412, 'PreconditionFailed');
    const tag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, { body, tag, at: new Date() });
    response.writeHead(200, { ETag: tag }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (!key) {
    list(objects, url.searchParams, response);
  } else if (!storedObject) {
    refuse(response, 404, 'NoSuchKey');
  } else if (ifNoneMatch === storedObject.tag) {
    response.writeHead(304, { ETag: storedObject.tag }).end();
  } else {
    response
      .writeHead(200, { ETag: storedObject.tag, 'Content-Length': storedObject.body.length })
      .end(storedObject.body);
  }
}

function list(
  objects: Map<string, StoredObject>,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const more =
    keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
  );
  response
    .writeHead(200, { 'Content-Type': 'application/xml' })
    .end(`<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  void response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><RequestId>${randomUUID()}</RequestId></Error>`);

/** Returns whether the request's signature equals the computed one. */
async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const authorization = request.headers.authorization ?? '';
  const [, names] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const date = String(request.headers['x-amz-date']);
  const hash = createHash('sha256').update(body).digest('hex');
  if (!names || request.headers['x-amz-content-sha256'] !== hash) return false;
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const signer = new SignatureV4({
    service: 's3',
    region: 'eu-west-2',
    credentials: s3Credentials,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const signed = await signer.sign(
    {
      method: request.method ?? 'GET',
      protocol: 'http:',
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(
        names.split(';').map((name) => [name, String(request.headers[name])]),
      ),
      body,
    },
    {
      signingDate: new Date(
        date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
      ),
      signableHeaders: new Set(names.split(';')),
    },
  );
  return signed.headers['authorization'] === authorization;
}

/** SHA-256 for the signer, with Node's implementation. */
class Sha256 {
  private readonly hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash =
      secret === undefined ? createHash('sha256') : createHmac('sha256', secret as string);
  }

  update(data: Uint8Array | string): void {
    this.hash.update(data);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.hash.digest()));
  }

  reset(): void {
    throw new Error('A hash is used once.');
  }
}
