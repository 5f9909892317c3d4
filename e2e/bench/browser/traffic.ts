import type { CDPSession } from '@playwright/test';

/** A file that a page requested. */
export interface Asked {
  url: string;
  /** The browser's resource type, for example 'Script'. */
  kind: string;
  /** Addresses of the initiators, the nearest first. */
  askedBy: string[];
  /** Transferred bytes, including headers. 0 from the browser's cache. */
  bytes: number;
  isCached: boolean;
}

export interface Traffic {
  /** Removes all recorded requests. */
  restart(): void;
  asked(): Asked[];
  /** Resolves after this time without pending requests, in ms. */
  quiet(ms: number): Promise<void>;
}

/** Records the requests of a tab. */
export async function followTraffic(cdp: CDPSession): Promise<Traffic> {
  const known = new Map<string, Asked>();
  const open = new Set<string>();
  let last = performance.now();
  const end = (id: string, bytes: number) => {
    last = performance.now();
    open.delete(id);
    const asked = known.get(id);
    if (asked && !asked.isCached) asked.bytes += bytes;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = '', initiator }) => {
    if (!url.startsWith('http')) return;
    last = performance.now();
    open.add(requestId);
    const askedBy = [
      ...(initiator.url ? [initiator.url] : []),
      ...framesOf(initiator.stack).map((frame) => frame.url),
    ];
    known.set(requestId, { url, kind: type, askedBy, bytes: 0, isCached: false });
  });
  const cached = (id: string) => {
    const asked = known.get(id);
    if (asked) asked.isCached = true;
  };
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await cdp.send('Network.enable');
  return {
    restart() {
      known.clear();
      open.clear();
    },
    asked: () => [...known.values()],
    async quiet(ms) {
      for (let calm = 0; calm < ms; calm = open.size > 0 ? 0 : performance.now() - last)
        await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    },
  };
}

const STEP_MS = 50;

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

const framesOf = (stack?: Stack): { url: string }[] =>
  stack ? [...stack.callFrames, ...framesOf(stack.parent)] : [];
