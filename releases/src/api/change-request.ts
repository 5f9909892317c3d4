import {
  type GenericSchema,
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
import { packageNameSchema } from 'server/package-name';
import { RECORD_FILE } from '../builds/release-record.ts';
import { MAX_HEALTHY_MINUTES } from '../changes/promote.ts';
import { Refusal } from './refusal.ts';

const MAX_FILES = 2000;
export const MAX_FILE_BYTES = 16 * 2 ** 20;
const MAX_TOTAL_BYTES = 64 * 2 ** 20;

const MAX_PACKAGES = 30;
const MAX_NOTES = 50;

const createLineSchema = (maxCharacters: number) =>
  pipe(string(), trim(), minLength(1), maxLength(maxCharacters), regex(/^[^\p{C}]+$/u));

/**
 * Path of a stored file. Excludes paths outside the folder, hidden files and names that a store
 * reserves.
 */
const storedPathSchema = pipe(
  string(),
  maxLength(200),
  regex(/^[\w@+][\w@+.-]*(\/[\w@+][\w@+.-]*){0,7}$/, 'is not a valid path of a build file'),
);

/**
 * Path of a file that a client uploads. Excludes the files that the server creates, and the paths
 * that `storedPathSchema` excludes.
 */
const filePathSchema = pipe(
  storedPathSchema,
  regex(/^(?!record\.json$)(?!.*\.(br|gz)$)/, 'is a file that the server creates'),
);

const fileSchema = object({
  integrity: pipe(string(), regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  bytes: pipe(number(), integer(), minValue(0), maxValue(MAX_FILE_BYTES)),
});

const createFilesSchema = (pathSchema: GenericSchema<string, string>) =>
  pipe(
    record(pathSchema, fileSchema),
    check((files) => Object.keys(files).length <= MAX_FILES, `has more than ${MAX_FILES} files`),
    check(hasNoFileAsFolder, 'has a file where it has a folder'),
  );

const identityFields = {
  name: packageNameSchema,
  version: pipe(string(), maxLength(64), regex(/^\d+\.\d+\.\d+(-[\w.-]+)?-[0-9a-f]{8}$/)),
};

const buildDescriptionSchema = object({
  ...identityFields,
  files: createFilesSchema(filePathSchema),
});

/** A stored version of another shop, with all its files. The release record is one of the files. */
const copyDescriptionSchema = object({
  ...identityFields,
  files: pipe(
    createFilesSchema(storedPathSchema),
    check((files) => Object.hasOwn(files, RECORD_FILE), `has no ${RECORD_FILE}`),
  ),
});

const commonFields = {
  /** Id of the change, which a retry repeats so that the change is not applied twice. */
  move: pipe(string(), uuid()),
  by: createLineSchema(60),
  commit: pipe(string(), regex(/^[\w+.-]{1,80}$/)),
  why: optional(createLineSchema(500)),
  /** Whether the client ran the smoke check of the release in a browser. */
  seen: optional(boolean()),
  /** Revision of the registry that the client saw. */
  revision: optional(pipe(number(), integer(), minValue(0))),
};

const createNonEmptyArraySchema = <Item extends Parameters<typeof array>[0]>(item: Item) =>
  pipe(array(item), minLength(1), maxLength(MAX_PACKAGES));

const changeRequestSchema = variant('what', [
  object({
    ...commonFields,
    what: literal('release'),
    share: optional(pipe(number(), gtValue(0), ltValue(1))),
    preview: optional(boolean()),
    notes: optional(
      record(packageNameSchema, pipe(array(createLineSchema(200)), maxLength(MAX_NOTES))),
    ),
    builds: pipe(
      createNonEmptyArraySchema(buildDescriptionSchema),
      check(
        (builds) => sumBytes(builds) <= MAX_TOTAL_BYTES,
        `has more than ${MAX_TOTAL_BYTES} bytes`,
      ),
    ),
  }),
  object({
    ...commonFields,
    what: literal('copy'),
    preview: optional(boolean()),
    copies: pipe(
      createNonEmptyArraySchema(copyDescriptionSchema),
      check(
        (copies) => sumBytes(copies) <= MAX_TOTAL_BYTES,
        `has more than ${MAX_TOTAL_BYTES} bytes`,
      ),
    ),
  }),
  object({
    ...commonFields,
    what: literal('rollback'),
    names: createNonEmptyArraySchema(packageNameSchema),
    to: optional(createLineSchema(64)),
  }),
  object({ ...commonFields, what: literal('promote') }),
  // The planned promotion has its own `what`, because a server of an earlier version would promote
  // at once.
  object({
    ...commonFields,
    what: literal('promoteWhenHealthy'),
    minutes: pipe(number(), integer(), minValue(1), maxValue(MAX_HEALTHY_MINUTES)),
  }),
  object({
    ...commonFields,
    what: literal('stored'),
    share: optional(pipe(number(), gtValue(0), ltValue(1))),
    versions: pipe(
      record(packageNameSchema, identityFields.version),
      check((versions) => Object.keys(versions).length > 0, 'names no version'),
      check((versions) => Object.keys(versions).length <= MAX_PACKAGES, 'names too many versions'),
    ),
  }),
]);

export type BuildDescription = InferOutput<typeof buildDescriptionSchema>;

export type CopyDescription = InferOutput<typeof copyDescriptionSchema>;

export type ChangeRequest = InferOutput<typeof changeRequestSchema>;

export function parseChangeRequest(body: unknown): ChangeRequest {
  const { success, output, issues } = safeParse(changeRequestSchema, body, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw new Refusal(
    400,
    'unreadable',
    `Nothing has changed: ${getDotPath(issue) ?? 'the call'}: ${issue.message}`,
  );
}

const sumBytes = (builds: { files: Record<string, { bytes: number }> }[]) =>
  builds.flatMap(({ files }) => Object.values(files)).reduce((sum, { bytes }) => sum + bytes, 0);

function hasNoFileAsFolder(files: Record<string, InferOutput<typeof fileSchema>>): boolean {
  return Object.keys(files).every((filePath) => {
    const parts = filePath.split('/');
    return parts
      .slice(1)
      .every((_, index) => !Object.hasOwn(files, parts.slice(0, index + 1).join('/')));
  });
}
