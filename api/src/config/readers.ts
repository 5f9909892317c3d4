import { ConfigError } from './config-error.ts';

/** The process environment, or a test's stand-in for it. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The setting's text without surrounding blanks; null when unset or empty. */
export function text(env: Env, name: string): string | null {
  return env[name]?.trim() || null;
}

/** A whole number within the range. Throws `ConfigError`. */
export function integer(
  env: Env,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): number {
  const given = text(env, name);
  if (given === null) return fallback;
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= min && value <= max) return value;
  throw new ConfigError(name, `must be a whole number from ${min} to ${max}`);
}

/** One of the listed words. Throws `ConfigError`. */
export function wordOf<Word extends string>(
  env: Env,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const given = text(env, name);
  if (given === null) return fallback;
  const word = words.find((known) => known === given.toLowerCase());
  if (word !== undefined) return word;
  throw new ConfigError(name, `must be one of ${words.join(', ')}`);
}

/** An http or https address. Throws `ConfigError`. */
export function httpUrl(env: Env, name: string): URL | null {
  const given = text(env, name);
  if (given === null) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new ConfigError(name, 'must be an http or https address');
}

/** An http or https origin: no path, query or fragment. Throws `ConfigError`. */
export function origin(env: Env, name: string): string | null {
  const url = httpUrl(env, name);
  if (url === null) return null;
  if (url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  throw new ConfigError(name, 'must be an origin without a path, like https://shop.example.com');
}
