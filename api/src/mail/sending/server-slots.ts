/**
 * Creates a counter of the mails that are being sent, by mail server. Each server has `max` slots.
 */
export function createServerSlots(max: number) {
  const usedSlots = new Map<string, number>();
  return {
    /** Returns the servers without a free slot. */
    listFull: () => [...usedSlots.keys()].filter((server) => usedSlots.get(server) === max),
    /** Takes a slot. Returns false if no slot is free. */
    takeSlot(server: string): boolean {
      const usedCount = usedSlots.get(server) ?? 0;
      if (usedCount >= max) return false;
      usedSlots.set(server, usedCount + 1);
      return true;
    },
    freeSlot(server: string): void {
      const stillUsedCount = (usedSlots.get(server) ?? 1) - 1;
      if (stillUsedCount > 0) usedSlots.set(server, stillUsedCount);
      else usedSlots.delete(server);
    },
  };
}

/**
 * Returns the domain of an address. All addresses of a domain are assumed to have the same mail
 * server.
 */
export function getMailServer(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return domain.replace(/[>\s]+$/, '').toLowerCase();
}
