interface PlacedOrderMessage {
  fingerprint: string;
  orderno: string;
}

const CHANNEL = 'order-placed';

/**
 * Tells other tabs that an order was placed. Call it after all requests of the placement have
 * succeeded. Does nothing in browsers without `BroadcastChannel`.
 */
export function notifyOtherTabs(message: PlacedOrderMessage): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/**
 * Remembers the order number if another tab places the order with this fingerprint. Listens until
 * `stop` is called. Local storage cannot pass the number on, because the other tab clears it after
 * the order (rule 7).
 */
export function watchOtherTabs(fingerprint: string) {
  let orderno: string | null = null;
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<PlacedOrderMessage>) => {
    if (data.fingerprint === fingerprint) ({ orderno } = data);
  });
  return { getOrderNumber: () => orderno, stop: () => channel?.close() };
}
