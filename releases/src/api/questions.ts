import {
  type InferOutput,
  array,
  boolean,
  check,
  getDotPath,
  gtValue,
  integer,
  literal,
  ltValue,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  string,
  trim,
  uuid,
  variant,
} from 'valibot';
import { Refusal } from './refusal.ts';

/** Limits of a change: files of one build, bytes of one file, and bytes of all files. */
const MOST_FILES = 2000;
export const MOST_BYTES_OF_FILE = 16 * 2 ** 20;
const MOST_BYTES = 64 * 2 ** 20;

const MOST_PACKAGES = 30;

const name = pipe(string(), regex(/^[a-z][a-z0-9-]{0,39}$/));

/** A text of one line. */
const line = (most: number) =>
  pipe(string(), trim(), minLength(1), maxLength(most), regex(/^[^\p{C}]+$/u));

/**
 * A file's path below `dist`. It has no `..`, no leading `/`, no hidden files and no names that a
 * store reserves. Compressed files and the record are excluded, because the server creates them.
 */
const path = pipe(
  string(),
  maxLength(200),
  regex(/^[\w@+][\w@+.-]*(\/[\w@+][\w@+.-]*){0,7}$/, 'is not a valid path of a build file'),
  regex(/^(?!record\.json$)(?!.*\.(br|gz)$)/, 'is a file that the server creates'),
);

const file = object({
  integrity: pipe(string(), regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  bytes: pipe(number(), integer(), minValue(0), maxValue(MOST_BYTES_OF_FILE)),
});

const sentBuild = object({
  name,
  /** The package's version and the hash of its content. */
  version: pipe(string(), maxLength(64), regex(/^\d+\.\d+\.\d+(-[\w.-]+)?-[0-9a-f]{8}$/)),
  files: pipe(
    record(path, file),
    check((files) => Object.keys(files).length <= MOST_FILES, `has more than ${MOST_FILES} files`),
    check(hasNoFileAsFolder, 'has a file where it has a folder'),
  ),
});

const about = {
  /** Identifies the change, so that a retry does not apply it twice. */
  move: pipe(string(), uuid()),
  by: line(60),
  commit: pipe(string(), regex(/^[\w+.-]{1,80}$/)),
  why: optional(line(500)),
  /** Whether the smoke check ran in a browser, as the client states. */
  seen: optional(boolean()),
};

const some = <Item extends Parameters<typeof array>[0]>(item: Item) =>
  pipe(array(item), minLength(1), maxLength(MOST_PACKAGES));

const move = variant('what', [
  object({
    ...about,
    what: literal('release'),
    /** Share of the visitors. Default: all. */
    share: optional(pipe(number(), gtValue(0), ltValue(1))),
    /** Whether to store the release without making it live. */
    preview: optional(boolean()),
    builds: pipe(
      some(sentBuild),
      check((builds) => bytesOf(builds) <= MOST_BYTES, `has more than ${MOST_BYTES} bytes`),
    ),
  }),
  object({
    ...about,
    what: literal('rollback'),
    names: some(name),
    to: optional(line(64)),
  }),
  object({ ...about, what: literal('promote') }),
]);

/** A build described by the hashes of its files. */
export type SentBuild = InferOutput<typeof sentBuild>;

/** A requested change. */
export type AskedMove = InferOutput<typeof move>;

/** Validates a requested change. Throws a `Refusal` that names the invalid field. */
export function readMove(body: unknown): AskedMove {
  const { success, output, issues } = safeParse(move, body, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw new Refusal(
    400,
    'unreadable',
    `Nothing has changed: ${getDotPath(issue) ?? 'the call'}: ${issue.message}`,
  );
}

const bytesOf = (builds: { files: Record<string, { bytes: number }> }[]) =>
  builds.flatMap(({ files }) => Object.values(files)).reduce((sum, { bytes }) => sum + bytes, 0);

function hasNoFileAsFolder(files: Record<string, InferOutput<typeof file>>): boolean {
  return Object.keys(files).every((one) => {
    const parts = one.split('/');
    return parts.slice(1).every((_, at) => !Object.hasOwn(files, parts.slice(0, at + 1).join('/')));
  });
}
