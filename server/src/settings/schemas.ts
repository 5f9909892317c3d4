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

/** Any text that is not blank. */
export const text = string();

/** A setting that may be left out, and is null then. */
export const unsetOr = <Output>(schema: GenericSchema<string, Output>) => nullish(schema, null);

/** A whole number within the bounds. */
export function whole(least: number, most: number) {
  const complaint = `must be a whole number from ${least} to ${most}`;
  return pipe(
    string(),
    regex(/^\d+$/, complaint),
    transform(Number),
    check((value) => value >= least && value <= most, complaint),
  );
}

/** One of the listed words, written exactly so. */
export const word = <const Words extends readonly string[]>(...words: Words) =>
  picklist(words, `must be one of ${words.join(', ')}`);

/** An http or https address. */
export const httpUrl = pipe(string(), check(isHttp, 'must be an http or https address'));

/** An http or https address without a closing slash. */
export const baseUrl = pipe(
  httpUrl,
  transform((value) => value.replace(/\/+$/, '')),
);

/** `API_HOST`, the backend as browsers reach it: a path of the storefront or an address, without a closing slash. */
export const hostAddress = pipe(
  union(
    [pipe(string(), startsWith('/')), httpUrl],
    "must be a path like '/api' or an http(s) address",
  ),
  transform((value) => value.replace(/\/+$/, '')),
);

/** An http or https origin: no path, query or fragment. */
export const origin = pipe(
  httpUrl,
  check(isOrigin, 'must be an origin without a path, like https://shop.example.com'),
  transform((value) => new URL(value).origin),
);

export const email = pipe(string(), rfcEmail('must be an e-mail address'));

/** Pairs written as 'Label=address' with commas between. */
export const links = pipe(
  string(),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const pairs = dataset.value.split(',').map((pair) => {
      const [label = '', ...rest] = pair.split('=');
      return { label: label.trim(), href: rest.join('=').trim() };
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
