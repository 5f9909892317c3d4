import {
  type InferOutput,
  gtValue,
  integer,
  literal,
  ltValue,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  transform,
  uuid,
  variant,
  array,
} from 'valibot';
import { packageNameSchema } from 'server/package-name';
import type { DeskChange } from './change-releases.ts';

const versionSchema = pipe(string(), maxLength(64));
const namesSchema = pipe(array(packageNameSchema), minLength(1), maxLength(30));
const versionsSchema = record(packageNameSchema, versionSchema);

const commonFields = {
  key: pipe(string(), uuid()),
  revision: pipe(number(), integer(), minValue(0)),
  reason: pipe(string(), transform(removeInvisible), minLength(1), maxLength(500)),
};

/**
 * Removes invisible characters, which pasted texts may contain, because the release history refuses
 * such characters.
 */
function removeInvisible(text: string): string {
  return text.replaceAll(/\p{C}/gu, '').trim();
}

export const deskChangeSchema = variant('what', [
  object({ ...commonFields, what: literal('promote') }),
  object({ ...commonFields, what: literal('withdraw'), names: namesSchema }),
  object({
    ...commonFields,
    what: literal('rollback'),
    names: namesSchema,
    to: optional(versionSchema),
  }),
  object({
    ...commonFields,
    what: literal('split'),
    versions: versionsSchema,
    share: pipe(number(), gtValue(0), ltValue(1)),
  }),
  object({ ...commonFields, what: literal('release'), versions: versionsSchema }),
]);

type DeskChangeBody = InferOutput<typeof deskChangeSchema>;

/**
 * Returns the change in the format of the release API. A withdrawn split is a rollback in that API.
 */
export function toDeskChange(body: DeskChangeBody): DeskChange {
  const { key: move, revision, reason: why } = body;
  const common = { move, revision, why };
  if (body.what === 'promote') return { ...common, what: 'promote' };
  if (body.what === 'withdraw') return { ...common, what: 'rollback', names: body.names };
  if (body.what === 'rollback')
    return { ...common, what: 'rollback', names: body.names, to: body.to };
  const share = body.what === 'split' ? body.share : undefined;
  return { ...common, what: 'stored', versions: body.versions, share };
}

/** Returns the body for the audit log. */
export function toAuditBody(body: DeskChangeBody): object {
  const { key, what, reason } = body;
  return {
    key,
    what,
    reason,
    versions: listSubjects(body),
    ...(what === 'split' && { share: body.share }),
  };
}

function listSubjects(body: DeskChangeBody): string[] {
  if ('versions' in body)
    return Object.entries(body.versions).map(([name, version]) => `${name} ${version}`);
  if (!('names' in body)) return [];
  const suffix = body.what === 'rollback' && body.to ? ` ${body.to}` : '';
  return body.names.map((name) => `${name}${suffix}`);
}
