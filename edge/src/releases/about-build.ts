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

/** Where a build says what it is. */
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
  // It is the name of a folder too.
  name: pipe(string(), regex(/^[a-z][a-z0-9-]{0,39}$/)),
  // Matched with every page: the matcher tries each optional part with and without the others.
  routes: pipe(array(looseObject({ path: route })), maxLength(MOST_ROUTES)),
  exposes: array(string()),
  shows: array(slot),
  needs: versions,
  gives: versions,
  uses: names,
  offers: names,
});

/** What a build says it is. Every page depends on it: throws when it is not all there. */
export function parseAbout(body: Uint8Array | undefined): ReleaseFile {
  const said: unknown = JSON.parse(Buffer.from(body ?? []).toString() || 'null');
  const { success, output, issues } = safeParse(shape, said);
  if (success) return output as ReleaseFile;
  throw new Error(`The build's ${ABOUT} is not what a build writes: ${issues[0].message}`);
}
