/** Reads a time such as '08:30' as minutes after midnight. Returns null for other texts. */
export function parseClock(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
