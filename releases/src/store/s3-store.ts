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

/** Time limit of a call with its retries, in ms. */
const CALL_MS = 15_000;
const CONNECT_MS = 3000;

export interface Bucket {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
}

/**
 * A store in an S3 bucket. The service must support conditional writes. Endpoint, region and keys
 * come from the AWS SDK's environment variables.
 */
export function s3Store({ bucket, prefix }: Bucket, callMs = CALL_MS): ReleaseStore {
  const ownEndpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  const client = new S3Client({
    maxAttempts: 3,
    // Most S3-compatible services do not offer bucket names as host names.
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

  /**
   * Calls the service with a time limit. `expected` returns a result for responses that are no
   * failures.
   */
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
        // A missing bucket is a failure, not an empty store.
        return status === 404 && (cause as Error).name !== 'NoSuchBucket' ? null : undefined;
      },
    );
  }

  async function put(key: string, body: Uint8Array, condition: object): Promise<string> {
    const command = new PutObjectCommand({ ...at(key), Body: body, ...condition });
    const answer = await ask(
      (limit) => client.send(command, limit),
      (status, cause) => {
        // 409 means a concurrent conditional write. 404 means that the entry to replace was
        // deleted.
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

/** Reads the body within the time limit, because the client's own limit ends with the headers. */
async function bodyOf(body: Readable, limit: AbortSignal): Promise<Buffer> {
  return buffer(addAbortSignal(limit, body));
}
