import { type Readable, addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  ConflictError,
  type Listed,
  type ReleaseStore,
  StoreAwayError,
  checkKey,
} from './release-store.ts';

/** How long one call may take with its retries, in ms. */
const CALL_MS = 15_000;
const CONNECT_MS = 3000;

export interface Bucket {
  bucket: string;
  /** Ends with a slash, or is ''. */
  prefix: string;
}

/**
 * Any store of S3's protocol that honours conditional writes. Address, region and keys come from the
 * environment variables of the AWS SDK.
 */
export function s3Store({ bucket, prefix }: Bucket, callMs = CALL_MS): ReleaseStore {
  const ownEndpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  const client = new S3Client({
    maxAttempts: 3,
    // Stores other than Amazon's are seldom reached by a host of the bucket's name.
    forcePathStyle: Boolean(ownEndpoint),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: callMs },
  });
  const place = `s3://${bucket}/${prefix}`;

  const at = (key: string) => {
    checkKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };

  /** Asks with a limit of time; `expected` answers for refusals that are no failures. */
  async function ask<Answer, Other>(
    call: (limit: { abortSignal: AbortSignal }) => Promise<Answer>,
    expected: (status: number | undefined, cause: unknown) => Other | undefined,
  ): Promise<Answer | Other> {
    const abortSignal = AbortSignal.timeout(callMs);
    try {
      return await call({ abortSignal });
    } catch (cause) {
      const answer = expected((cause as S3ServiceException).$metadata?.httpStatusCode, cause);
      if (answer !== undefined) return answer;
      throw new StoreAwayError(place, cause);
    }
  }

  async function get(key: string, tag?: string) {
    const command = new GetObjectCommand({ ...at(key), IfNoneMatch: tag });
    return ask(
      async (limit) => {
        const { Body, ETag = '' } = await client.send(command, limit);
        return { body: await bodyOf(Body as Readable, limit.abortSignal), tag: ETag };
      },
      (status, cause) => {
        if (status === 304) return 'unchanged' as const;
        // A bucket that is not there is no empty store.
        return status === 404 && (cause as Error).name !== 'NoSuchBucket' ? null : undefined;
      },
    );
  }

  async function put(key: string, body: Uint8Array, condition: object): Promise<string> {
    const command = new PutObjectCommand({ ...at(key), Body: body, ...condition });
    const answer = await ask(
      (limit) => client.send(command, limit),
      (status, cause) => {
        // 409: another conditional write was under way. 404: what was to be replaced is gone.
        if (status === 412 || status === 409) return new ConflictError(key, cause);
        return status === 404 && (cause as Error).name !== 'NoSuchBucket'
          ? new ConflictError(key, cause)
          : undefined;
      },
    );
    if (answer instanceof ConflictError) throw answer;
    return answer.ETag ?? '';
  }

  return {
    folder: null,
    pollMs: 2000,
    read: async (key) => (await get(key)) as Exclude<Awaited<ReturnType<typeof get>>, 'unchanged'>,
    readUnless: get,
    tell: (key) => ({
      place: place + key,
      remedy: 'Put its former version, or a copy of what it was, in its place.',
    }),
    create: (key, body) => put(key, body, { IfNoneMatch: '*' }),
    replace: (key, body, tag) => put(key, body, { IfMatch: tag }),
    async list(start) {
      const found: Listed[] = [];
      let next: string | undefined;
      do {
        const answer = await ask(
          (limit) =>
            client.send(
              new ListObjectsV2Command({
                Bucket: bucket,
                Prefix: prefix + start,
                ContinuationToken: next,
              }),
              limit,
            ),
          () => undefined,
        );
        for (const { Key = '', LastModified } of answer?.Contents ?? []) {
          found.push({ key: Key.slice(prefix.length), storedAt: LastModified?.getTime() ?? 0 });
        }
        next = answer?.NextContinuationToken;
      } while (next);
      return found;
    },
    async remove(key) {
      const command = new DeleteObjectCommand(at(key));
      await ask(
        (limit) => client.send(command, limit),
        (status) => (status === 404 ? null : undefined),
      );
    },
  };
}

/** The client's own limit ends with the answer's head; its body may stand still as well. */
async function bodyOf(body: Readable, limit: AbortSignal): Promise<Buffer> {
  return buffer(addAbortSignal(limit, body));
}
