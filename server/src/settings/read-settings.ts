import { getDotPath, type InferOutput, object, type ObjectEntries, safeParse } from 'valibot';
import { SettingError } from './setting-error.ts';

/** The process environment, or a test's stand-in for it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the named settings, each by its schema; blanks around a value are left out, and an empty
 * one counts as unset. Throws `SettingError` for the first that is unfit; values, which may be
 * secrets, are not repeated.
 */
export function readSettings<const Entries extends ObjectEntries>(
  env: Environment,
  entries: Entries,
) {
  const given = Object.entries(env).flatMap(([name, value]) => {
    const text = value?.trim();
    return text ? [[name, text] as const] : [];
  });
  const read = safeParse(object(entries), Object.fromEntries(given), { abortEarly: true });
  if (read.success) return read.output as { [Name in keyof Entries]: InferOutput<Entries[Name]> };
  const [issue] = read.issues;
  throw new SettingError(getDotPath(issue) ?? 'A setting', issue.message);
}
