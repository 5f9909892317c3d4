import { findAppMistakes } from 'build/app';
import { findLinkMistakes } from 'build/links';
import { findMenuMistakes } from 'build/menu';
import type { ReleaseFile } from 'build/release-file';
import { InvalidBuildError } from '../errors.ts';
import { parseJson } from '../store/parse-json.ts';
import { packageNameSchema } from 'server/package-name';
import {
  array,
  looseObject,
  maxLength,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  startsWith,
  string,
} from 'valibot';

export const RELEASE_FILE = 'release.json';

const slotSchema = looseObject({ room: string(), expose: string() });
const namesSchema = record(string(), array(string()));
const versionsSchema = record(string(), string());

const MAX_ROUTES = 200;
const routeSchema = pipe(
  string(),
  startsWith('/'),
  maxLength(200),
  regex(/^[^?]*(?:\?[^?]*){0,2}$/, 'a route has more than two optional parts'),
);

const MAX_OWNER_LENGTH = 60;

const releaseFileSchema = looseObject({
  // Name of the package and of its folder.
  name: packageNameSchema,
  owner: optional(pipe(string(), maxLength(MAX_OWNER_LENGTH), regex(/^\P{C}+$/u))),
  // Limits the number of routes, because the server compares each page request with every route.
  // Each optional part of a route doubles the comparisons.
  routes: pipe(array(looseObject({ path: routeSchema })), maxLength(MAX_ROUTES)),
  exposes: array(string()),
  shows: array(slotSchema),
  needs: versionsSchema,
  gives: versionsSchema,
  uses: namesSchema,
  offers: namesSchema,
});

export function parseReleaseFile(body: Uint8Array | undefined): ReleaseFile {
  const { success, output, issues } = safeParse(
    releaseFileSchema,
    parseJson(body ?? Buffer.alloc(0)),
  );
  const problem = success
    ? [...findMenuMistakes(output), ...findLinkMistakes(output), ...findAppMistakes(output)][0]
    : issues[0].message;
  if (success && problem === undefined) return output as ReleaseFile;
  throw new InvalidBuildError(
    `Nothing was released. The build's ${RELEASE_FILE} is not what a build writes: ${problem}`,
  );
}
