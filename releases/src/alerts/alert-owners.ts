import { readFileSync } from 'node:fs';
import { SettingError } from 'server/settings/error';
import { email, httpUrl } from 'server/settings/schemas';
import {
  type InferOutput,
  check,
  getDotPath,
  optional,
  pipe,
  record,
  safeParse,
  startsWith,
  strictObject,
  string,
} from 'valibot';
import { SECRET_PREFIX, decodeSecret } from './sign-webhook.ts';

const MIN_SECRET_BYTES = 24;
const MAX_SECRET_BYTES = 64;

const secretSchema = pipe(
  string(),
  startsWith(SECRET_PREFIX, `must begin with '${SECRET_PREFIX}'`),
  check((secret) => {
    const { length } = decodeSecret(secret);
    return length >= MIN_SECRET_BYTES && length <= MAX_SECRET_BYTES;
  }, `must hold ${MIN_SECRET_BYTES} to ${MAX_SECRET_BYTES} bytes in base64`),
);

const ownerSchema = strictObject({
  mail: optional(email),
  webhook: optional(strictObject({ url: httpUrl, secret: secretSchema })),
});

const ownersSchema = record(string(), ownerSchema);

/** Recipients by the owner's name in `remote.json`. */
export type AlertOwners = InferOutput<typeof ownersSchema>;

type AlertOwner = InferOutput<typeof ownerSchema>;

/** Name of the entry for packages whose owner is missing or has no entry. */
const OTHERS = '*';

const SETTING = 'RELEASE_OWNERS';

/** Reads the file. Throws a `SettingError` without any value, because the file holds secrets. */
export function readAlertOwners(path: string | null): AlertOwners {
  if (path === null) return {};
  const { success, output, issues } = safeParse(ownersSchema, readJson(path));
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
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new SettingError(SETTING, 'must name a JSON file that this process can read');
  }
}
