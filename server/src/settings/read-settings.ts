import { getDotPath, type InferOutput, object, type ObjectEntries, safeParse } from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings. Trims values and treats an empty value as unset. Throws a `SettingError` that
 * omits the value, because it may be a secret.
 */
export function readSettings<const Entries extends ObjectEntries>(
  env: Environment,
  entries: Entries,
) {
  const definedValues = Object.entries(env).flatMap(([name, value]) => {
    const text = value?.trim();
    return text ? [[name, text] as const] : [];
  });
  const result = safeParse(object(entries), Object.fromEntries(definedValues), {
    abortEarly: true,
  });
  if (result.success)
    return result.output as { [Name in keyof Entries]: InferOutput<Entries[Name]> };
  const [issue] = result.issues;
  throw new SettingError(getDotPath(issue) ?? 'A setting', issue.message);
}

export class SettingError extends Error {
  readonly setting: string;

  constructor(setting: string, problem: string) {
    super(`${setting} ${problem}.`);
    this.name = 'SettingError';
    this.setting = setting;
  }
}
