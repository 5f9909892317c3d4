/** How many mails are under way to each mail server of recipients: at most `most` to one. */
export function serverPlaces(most: number) {
  const taken = new Map<string, number>();
  return {
    /** The servers to which no more may go for now. */
    full: () => [...taken.keys()].filter((server) => taken.get(server) === most),
    /** Takes a place; false when there is none left. */
    take(server: string): boolean {
      const others = taken.get(server) ?? 0;
      if (others >= most) return false;
      taken.set(server, others + 1);
      return true;
    },
    free(server: string): void {
      const left = (taken.get(server) ?? 1) - 1;
      if (left > 0) taken.set(server, left);
      else taken.delete(server);
    },
  };
}

/** The mail server of an address, by its domain. */
export function serverOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return domain.replace(/[>\s]+$/, '').toLowerCase();
}
