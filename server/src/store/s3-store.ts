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
  type ListedEntry,
  type ObjectStore,
  StoreUnavailableError,
  type StoredEntry,
  checkKey,
} from './object-store.ts';

/** Longest duration of a call with its retries, in ms. */
const CALL_TIMEOUT_MS = 15_000;
/** Longest wait for a connection to the service, in ms. */
const CONNECT_TIMEOUT_MS = 3000;

export interface BucketLocation {
  bucket: string;
  prefix: string;
}

interface StoreTimings {
  /** Longest duration of a call with its retries, in ms. */
  callMs?: number;
  pollMs?: number | undefined;
}

/**
 * A store in an S3 bucket. The service must support conditional writes. The AWS SDK reads endpoint,
 * region and keys from the environment.
 */
export class S3Store implements ObjectStore {
  readonly folder = null;
  readonly pollMs: number;
  private readonly bucket: string;
  private readonly prefix: string;
  private readonly callMs: number;
  private readonly client: S3Client;

  constructor({ bucket, prefix }: BucketLocation, timings: StoreTimings = {}) {
    const { callMs = CALL_TIMEOUT_MS, pollMs = 2000 } = timings;
    this.pollMs = pollMs;
    this.bucket = bucket;
    this.prefix = prefix;
    this.callMs = callMs;
    const ownEndpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
    this.client = new S3Client({
      maxAttempts: 3,
      // Puts the bucket into the path, because most S3-compatible services do not support bucket
      // names in the host name.
      forcePathStyle: Boolean(ownEndpoint),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: callMs },
    });
  }

  async read(key: string): Promise<StoredEntry | null> {
    return (await this.readIfChanged(key)) as StoredEntry | null;
  }

  async readIfChanged(key: string, tag?: string): Promise<StoredEntry | 'unchanged' | null> {
    const command = new GetObjectCommand({ ...this.toObjectParams(key), IfNoneMatch: tag });
    return this.call(
      async (options) => {
        const { Body, ETag = '' } = await this.client.send(command, options);
        return { body: await readBody(Body as Readable, options.abortSignal), tag: ETag };
      },
      (status, cause) => {
        if (status === 304) return 'unchanged' as const;
        return isMissing(status, cause) ? null : undefined;
      },
    );
  }

  describeEntry(key: string): { location: string; remedy: string } {
    return {
      location: `${this.getUrl()}${key}`,
      remedy: 'Restore its former version or a copy of it.',
    };
  }

  create(key: string, body: Uint8Array): Promise<string> {
    return this.put(key, body, { IfNoneMatch: '*' });
  }

  replace(key: string, body: Uint8Array, tag: string): Promise<string> {
    return this.put(key, body, { IfMatch: tag });
  }

  async list(keyPrefix: string): Promise<ListedEntry[]> {
    const entries: ListedEntry[] = [];
    const query = { Bucket: this.bucket, Prefix: this.prefix + keyPrefix };
    let continuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ ...query, ContinuationToken: continuationToken });
      const page = await this.call(
        (options) => this.client.send(command, options),
        () => undefined,
      );
      for (const { Key = '', LastModified } of page?.Contents ?? []) {
        entries.push({
          key: Key.slice(this.prefix.length),
          storedAt: LastModified?.getTime() ?? 0,
        });
      }
      continuationToken = page?.NextContinuationToken;
    } while (continuationToken);
    return entries;
  }

  async remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.toObjectParams(key));
    await this.call(
      (options) => this.client.send(command, options),
      (status) => (status === 404 ? null : undefined),
    );
  }

  private async put(key: string, body: Uint8Array, condition: object): Promise<string> {
    const command = new PutObjectCommand({ ...this.toObjectParams(key), Body: body, ...condition });
    const result = await this.call(
      (options) => this.client.send(command, options),
      (status, cause) => {
        // 409 means a concurrent conditional write. 404 means that the replaced entry was deleted.
        const isConflict = status === 412 || status === 409 || isMissing(status, cause);
        return isConflict ? new ConflictError(key, cause) : undefined;
      },
    );
    if (result instanceof ConflictError) throw result;
    return result.ETag ?? '';
  }

  /**
   * Sends a call with a time limit. `toExpectedResult` maps an expected error to a result, and
   * returns undefined for any other error.
   */
  private async call<Result, ExpectedResult>(
    send: (options: { abortSignal: AbortSignal }) => Promise<Result>,
    toExpectedResult: (status: number | undefined, cause: unknown) => ExpectedResult | undefined,
  ): Promise<Result | ExpectedResult> {
    const abortSignal = AbortSignal.timeout(this.callMs);
    try {
      return await send({ abortSignal });
    } catch (cause) {
      const result = toExpectedResult(
        (cause as S3ServiceException).$metadata?.httpStatusCode,
        cause,
      );
      if (result !== undefined) return result;
      throw new StoreUnavailableError(this.getUrl(), cause);
    }
  }

  private toObjectParams(key: string) {
    checkKey(key);
    return { Bucket: this.bucket, Key: this.prefix + key };
  }

  private getUrl(): string {
    return `s3://${this.bucket}/${this.prefix}`;
  }
}

/**
 * Returns whether the entry is missing. A missing bucket is a failure instead, because it must not
 * look like an empty store.
 */
const isMissing = (status: number | undefined, cause: unknown) =>
  status === 404 && (cause as Error).name !== 'NoSuchBucket';

/**
 * Reads the body within the call's time limit, because the client's limit covers only the headers.
 */
async function readBody(body: Readable, signal: AbortSignal): Promise<Buffer> {
  return buffer(addAbortSignal(signal, body));
}
