interface Placed {
  fingerprint: string;
  orderno: string;
}

const CHANNEL = 'order-placed';

/** Tells the other tabs that the order of this fingerprint stands whole, under this number. */
export function tellOtherTabs(placed: Placed): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(placed);
  channel.close();
}

/**
 * Listens until `stop` whether another tab places the order of this fingerprint. A tab that was
 * held up cannot read it from local storage: the tab that was first has cleared that (decision 7).
 */
export function placedElsewhere(fingerprint: string) {
  let orderno: string | null = null;
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<Placed>) => {
    if (data.fingerprint === fingerprint) ({ orderno } = data);
  });
  return { orderno: () => orderno, stop: () => channel?.close() };
}
