interface PlacedOrderMessage {
  fingerprint: string;
  orderno: string;
}

const CHANNEL = 'order-placed';

/**
 * Sends the order number to other tabs. Call this function after all requests of the order have
 * succeeded. Does nothing without `BroadcastChannel`.
 */
export function notifyOtherTabs(message: PlacedOrderMessage): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/**
 * Receives the order number if another tab places the same order. Local storage cannot transfer the
 * number, because the other tab clears local storage after the order (rule 7).
 */
export function watchOtherTabs(fingerprint: string) {
  let orderno: string | null = null;
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<PlacedOrderMessage>) => {
    if (data.fingerprint === fingerprint) ({ orderno } = data);
  });
  return { getOrderNumber: () => orderno, stop: () => channel?.close() };
}
