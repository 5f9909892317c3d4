interface Placed {
  fingerprint: string;
  orderno: string;
}

const CHANNEL = 'order-placed';

/**
 * Notifies other tabs that an order is completely placed. Does nothing in browsers without
 * `BroadcastChannel`.
 */
export function tellOtherTabs(placed: Placed): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(placed);
  channel.close();
}

/**
 * Listens until `stop` is called, and records the order number if another tab places the order with
 * this fingerprint. Local storage cannot pass the number on, because the other tab clears it after
 * an order (rule 7).
 */
export function placedElsewhere(fingerprint: string) {
  let orderno: string | null = null;
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<Placed>) => {
    if (data.fingerprint === fingerprint) ({ orderno } = data);
  });
  return { orderno: () => orderno, stop: () => channel?.close() };
}
