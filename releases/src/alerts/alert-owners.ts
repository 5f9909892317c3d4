import { readFileSync } from 'node:fs';
import { SettingError } from 'server/settings/read';
import { email, httpUrl } from 'server/settings/schemas';
import {
  type InferOutput,
  check,
  custom,
  getDotPath,
  optional,
  pipe,
  record,
  safeParse,
  startsWith,
  strictObject,
  string,
} from 'valibot';
import { SECRET_PREFIX, decodeSecret } from './post-webhook.ts';

const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;

/** Receivers refuse base64 that Node's tolerant decoder accepts. */
const BASE64_PATTERN = /^[A-Za-z0-9+/]+={0,2}$/;

const secretSchema = pipe(
  string(),
  startsWith(SECRET_PREFIX, `must begin with '${SECRET_PREFIX}'`),
  check((secret) => {
    const { length } = decodeSecret(secret);
    const isBase64 = BASE64_PATTERN.test(secret.slice(SECRET_PREFIX.length));
    return isBase64 && length >= MIN_SECRET_BYTES && length <= MAX_SECRET_BYTES;
  }, `must hold ${MIN_SECRET_BYTES} to ${MAX_SECRET_BYTES} bytes in base64`),
);

const urlSchema = pipe(
  httpUrl,
  check(
    (url) => URL.canParse(url) && new URL(url).username + new URL(url).password === '',
    'must contain no user name and no password, because the signature identifies this shop',
  ),
);

const webhookSchema = strictObject(
  { url: urlSchema, secret: secretSchema },
  "a webhook must be an object with 'url', 'secret' and nothing else",
);

const ownerSchema = strictObject(
  { mail: optional(email), webhook: optional(webhookSchema) },
  "an owner must be an object with 'mail', 'webhook' or both, and nothing else",
);

const FILE_FORM_MESSAGE = 'must be an object that has owners as keys';

const ownersSchema = pipe(
  custom<object>((content) => !Array.isArray(content), FILE_FORM_MESSAGE),
  record(string(), ownerSchema, FILE_FORM_MESSAGE),
);

/** Recipients by the owner's name in `remote.json`. */
export type AlertOwners = InferOutput<typeof ownersSchema>;

type AlertOwner = InferOutput<typeof ownerSchema>;

/** Name of the entry for packages whose owner is missing or has no entry. */
const OTHERS = '*';

const SETTING = 'RELEASE_OWNERS';

/** Reads the file. Throws a `SettingError` without any value, because the file holds secrets. */
export function readAlertOwners(path: string | null): AlertOwners {
  if (path === null) return {};
  const { success, output, issues } = safeParse(ownersSchema, readJson(path), {
    // The library's own message contains the value.
    message: 'must be a string',
  });
  if (success) return output;
  const [issue] = issues;
  throw new SettingError(
    SETTING,
    `names a file that is not valid at '${getDotPath(issue) ?? 'its top'}': ${issue.message}`,
  );
}

export const findAlertOwner = (owners: AlertOwners, name: string | null): AlertOwner =>
  (name !== null && Object.hasOwn(owners, name) ? owners[name] : owners[OTHERS]) ?? {};

function readJson(path: string): unknown {
  const content = readContent(path);
  try {
    return JSON.parse(content);
  } catch {
    throw new SettingError(SETTING, 'names a file that is no JSON');
  }
}

function readContent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new SettingError(SETTING, `names a file that this process cannot read (${code})`);
  }
}
