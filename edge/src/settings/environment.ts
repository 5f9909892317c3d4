/** A bad or missing setting; the message is one line that names it and the way out. */
export class SettingError extends Error {}

export type Environment = Record<string, string | undefined>;

/** Reads typed settings; the first unfit one stops the start. */
export function settingsReader(env: Environment) {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const optional = (name: string) => env[name]?.trim() || null;
  return {
    text,
    optional,
    /** A whole number between the bounds. */
    whole(name: string, fallback: number, least: number, most: number): number {
      const value = Number(text(name, String(fallback)));
      if (Number.isInteger(value) && value >= least && value <= most) return value;
      throw new SettingError(
        `${name} must be a whole number from ${least} to ${most}, not '${env[name]}'.`,
      );
    },
    /** An absolute http(s) address without a trailing slash. */
    address(name: string): string | null {
      const value = optional(name);
      if (!value) return null;
      if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
        return value.replace(/\/+$/, '');
      throw new SettingError(`${name} must be an http(s) address, not '${value}'.`);
    },
    /** One of a few words. */
    choice<Word extends string>(name: string, words: readonly Word[], fallback: Word): Word {
      const value = text(name, fallback) as Word;
      if (words.includes(value)) return value;
      throw new SettingError(`${name} must be one of ${words.join(', ')}, not '${value}'.`);
    },
    /** Pairs written as 'Label=address' with commas between. */
    links(name: string, fallback: { label: string; href: string }[]) {
      const value = optional(name);
      if (!value) return fallback;
      return value.split(',').map((pair) => {
        const [label = '', ...rest] = pair.split('=');
        const href = rest.join('=').trim();
        if (label.trim() && /^https?:/.test(href) && URL.canParse(href))
          return { label: label.trim(), href };
        throw new SettingError(
          `${name} must list 'Label=https://address' with commas between; '${pair}' is not that.`,
        );
      });
    },
  };
}
