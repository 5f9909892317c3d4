/**
 * Returns the name of a new archive. Names begin with 'shop-' and the creation time, so that
 * sorting names sorts archives by time.
 */
export function createArchiveName(now: Date, isEncrypted: boolean): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `shop-${time}Z.tar.zst${isEncrypted ? '.age' : ''}`;
}

export const isArchiveName = (name: string): boolean =>
  /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.zst(\.age)?$/.test(name);

export const isEncryptedName = (name: string): boolean => name.endsWith('.age');
