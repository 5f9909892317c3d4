interface Placed {
  fingerprint: string;
  orderno: string;
}

const CHANNEL = 'order-placed';

/** Tells other tabs that the order of this fingerprint is completely placed, with its number. */
export function tellOtherTabs(placed: Placed): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(placed);
  channel.close();
}

/**
 * Listens, until `stop` is called, whether another tab places the order of this fingerprint. A tab that waits for the
 * lock cannot read this from local storage, because the first tab has cleared it (rule 7).
 */
export function placedElsewhere(fingerprint: string) {
  let orderno: string | null = null;
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<Placed>) => {
    if (data.fingerprint === fingerprint) ({ orderno } = data);
  });
  return { orderno: () => orderno, stop: () => channel?.close() };
}
