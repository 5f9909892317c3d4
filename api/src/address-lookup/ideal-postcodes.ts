import type { FoundAddress } from 'contract/address-lookup/address-lookup';
import * as v from 'valibot';
import type { AddressLookupSettings } from '../config/address-lookup-settings.ts';

/** Longest wait for the complete response, in ms. A person waits for it beside a form. */
const TIMEOUT_MS = 3_000;

/** Largest response, in bytes. A hundred addresses take about 100 kB. */
const MAX_RESPONSE_BYTES = 2_000_000;

/** The provider has no such postcode. */
const NOT_FOUND_CODE = 4040;

/**
 * Codes of failures that no retry ends: the key is wrong or refused here (4010, 4011), its balance
 * is used up (4020), or its limit of the day (4021).
 */
const ACCOUNT_CODES = [4010, 4011, 4020, 4021];

/** A failure of the provider. */
export class LookupError extends Error {
  /** Whether the failure is about the firm's account, so that retries are of no use for a while. */
  readonly isAboutAccount: boolean;

  constructor(message: string, options: { isAboutAccount?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'LookupError';
    this.isAboutAccount = options.isAboutAccount ?? false;
  }
}

const responseSchema = v.union([
  v.object({
    code: v.literal(2000),
    result: v.array(
      v.object({
        line_1: v.string(),
        line_2: v.string(),
        line_3: v.string(),
        post_town: v.string(),
        postcode: v.string(),
      }),
    ),
  }),
  v.object({ code: v.number(), message: v.optional(v.string(), '') }),
]);

/**
 * Fetches the addresses of a postcode from Ideal Postcodes (API v1). Returns an empty list if there is no
 * such postcode. Throws a `LookupError` for any other failure.
 */
export async function fetchFromIdealPostcodes(
  { url, key }: Pick<AddressLookupSettings, 'url' | 'key'>,
  postcode: string,
): Promise<FoundAddress[]> {
  const { status, body } = await fetchJson(
    `${url}/v1/postcodes/${encodeURIComponent(postcode)}`,
    key,
  );
  const parsed = v.safeParse(responseSchema, body);
  if (!parsed.success) throw new LookupError(`an unknown response with status ${status}`);
  if ('result' in parsed.output) return parsed.output.result.map(toAddress);
  const { code } = parsed.output;
  if (code === NOT_FOUND_CODE) return [];
  throw new LookupError(`code ${code} with status ${status}`, {
    isAboutAccount: ACCOUNT_CODES.includes(code),
  });
}

/** The key is in a header, because proxies log addresses. */
async function fetchJson(url: string, key: string): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', authorization: `api_key="${key}"` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: JSON.parse(await readLimited(response)) };
  } catch (cause) {
    throw new LookupError('no response in JSON', { cause });
  }
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new Error('The response is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

interface ProviderAddress {
  line_1: string;
  line_2: string;
  line_3: string;
  post_town: string;
  postcode: string;
}

const toAddress = ({ line_1, line_2, line_3, post_town, postcode }: ProviderAddress) => ({
  address: [line_1, line_2, line_3].filter((line) => line.trim() !== '').join(', '),
  city: toTownName(post_town),
  postalcode: postcode,
});

/** Post towns come in capitals, which looks like shouting on a label. */
const toTownName = (town: string): string =>
  town
    .toLowerCase()
    .replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/(?<=[\s-])(And|By|In|Le|Of|On|The|Under|Upon|With)(?=[\s-])/g, (word) =>
      word.toLowerCase(),
    );
