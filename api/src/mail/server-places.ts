/** Creates a counter of the mails in progress per mail server, with `max` slots each. */
export function serverPlaces(most: number) {
  const taken = new Map<string, number>();
  return {
    /** Returns the servers without a free slot. */
    full: () => [...taken.keys()].filter((server) => taken.get(server) === most),
    /** Takes a slot. Returns false if none is free. */
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

/** Returns the domain of an address, which stands for its mail server. */
export function serverOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return domain.replace(/[>\s]+$/, '').toLowerCase();
}
