import { isIP } from 'node:net';
import {
  check,
  type GenericSchema,
  nullish,
  picklist,
  pipe,
  rawTransform,
  regex,
  rfcEmail,
  startsWith,
  string,
  transform,
  union,
} from 'valibot';

export const text = string();

export const nullIfUnset = <Output>(schema: GenericSchema<string, Output>) => nullish(schema, null);

export function integerBetween(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return pipe(
    string(),
    regex(/^\d+$/, message),
    transform(Number),
    check((value) => value >= min && value <= max, message),
  );
}

export const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  picklist(words, `must be one of ${words.join(', ')}`);

/** An address at which a server may listen. */
export const listenAddress = pipe(
  string(),
  check(
    (value) => isIP(value) !== 0 || value === 'localhost',
    'must be an address of this machine, like 127.0.0.1 or ::',
  ),
);

export const httpUrl = pipe(string(), check(isHttp, 'must be an http or https address'));

export const baseUrl = pipe(
  httpUrl,
  transform((value) => value.replace(/\/+$/, '')),
);

export const urlOrPath = pipe(
  union(
    [pipe(string(), startsWith('/')), httpUrl],
    "must be a path like '/api' or an http(s) address",
  ),
  transform((value) => value.replace(/\/+$/, '')),
);

export const origin = pipe(
  httpUrl,
  check(isOrigin, 'must be an origin without a path, like https://shop.example.com'),
  transform((value) => new URL(value).origin),
);

export const email = pipe(string(), rfcEmail('must be an e-mail address'));

/** A comma-separated list of 'Label=URL' pairs. */
export const links = pipe(
  string(),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const pairs = dataset.value.split(',').map((pair) => {
      const [label = '', ...hrefParts] = pair.split('=');
      return { label: label.trim(), href: hrefParts.join('=').trim() };
    });
    if (pairs.every(({ label, href }) => label && isHttp(href))) return pairs;
    addIssue({ message: "must list 'Label=https://address' with commas between" });
    return NEVER;
  }),
);

function isHttp(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && !search && !hash && !username;
}
