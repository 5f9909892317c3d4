/** Creates a counter of the mails in progress per mail server, with `max` slots each. */
export function createServerSlots(max: number) {
  const usedSlots = new Map<string, number>();
  return {
    /** Returns the servers without a free slot. */
    listFull: () => [...usedSlots.keys()].filter((server) => usedSlots.get(server) === max),
    /** Takes a slot. Returns false if none is free. */
    takeSlot(server: string): boolean {
      const usedCount = usedSlots.get(server) ?? 0;
      if (usedCount >= max) return false;
      usedSlots.set(server, usedCount + 1);
      return true;
    },
    freeSlot(server: string): void {
      const remainingSlots = (usedSlots.get(server) ?? 1) - 1;
      if (remainingSlots > 0) usedSlots.set(server, remainingSlots);
      else usedSlots.delete(server);
    },
  };
}

/** Returns the domain of an address, which stands for its mail server. */
export function getMailServer(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return domain.replace(/[>\s]+$/, '').toLowerCase();
}
