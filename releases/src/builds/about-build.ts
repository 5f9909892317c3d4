import { menuMistakes } from 'build/menu';
import type { ReleaseFile } from 'build/release-file';
import {
  array,
  looseObject,
  maxLength,
  pipe,
  record,
  regex,
  safeParse,
  startsWith,
  string,
} from 'valibot';

/** Name of the file in which a build describes itself. */
export const ABOUT = 'release.json';

const slot = looseObject({ room: string(), expose: string() });
const names = record(string(), array(string()));
const versions = record(string(), string());

const MOST_ROUTES = 200;
const route = pipe(
  string(),
  startsWith('/'),
  maxLength(200),
  regex(/^[^?]*(?:\?[^?]*){0,2}$/, 'a route has more than two optional parts'),
);

const shape = looseObject({
  // The name is also the name of a folder.
  name: pipe(string(), regex(/^[a-z][a-z0-9-]{0,39}$/)),
  // Every page is matched against these routes, and each optional part doubles the attempts.
  routes: pipe(array(looseObject({ path: route })), maxLength(MOST_ROUTES)),
  exposes: array(string()),
  shows: array(slot),
  needs: versions,
  gives: versions,
  uses: names,
  offers: names,
});

/**
 * Parses the `release.json` of a build. Throws if it is invalid, because every page depends on it.
 */
export function parseAbout(body: Uint8Array | undefined): ReleaseFile {
  const said: unknown = JSON.parse(Buffer.from(body ?? []).toString() || 'null');
  const { success, output, issues } = safeParse(shape, said);
  const mistake = success ? menuMistakes(output)[0] : issues[0].message;
  if (success && mistake === undefined) return output as ReleaseFile;
  throw new Error(`The build's ${ABOUT} is not what a build writes: ${mistake}`);
}
