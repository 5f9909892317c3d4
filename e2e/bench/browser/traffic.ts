import type { CDPSession } from '@playwright/test';

export interface RequestedFile {
  url: string;
  /** The browser's resource type, for example 'Script'. */
  kind: string;
  /** URLs of the files that caused the request, the nearest first. */
  initiators: string[];
  /** Transferred bytes, including headers. 0 for a file from the browser's cache. */
  bytes: number;
  isCached: boolean;
}

export interface Traffic {
  clear(): void;
  listRequests(): RequestedFile[];
  /** Resolves when no request has been pending for `ms` milliseconds. */
  waitForQuiet(ms: number): Promise<void>;
}

export async function recordTraffic(cdp: CDPSession): Promise<Traffic> {
  const requestsById = new Map<string, RequestedFile>();
  const pendingIds = new Set<string>();
  let lastActivity = performance.now();
  const endRequest = (id: string, bytes: number) => {
    lastActivity = performance.now();
    pendingIds.delete(id);
    const file = requestsById.get(id);
    if (file && !file.isCached) file.bytes += bytes;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = '', initiator }) => {
    if (!url.startsWith('http')) return;
    lastActivity = performance.now();
    pendingIds.add(requestId);
    const initiators = [
      ...(initiator.url ? [initiator.url] : []),
      ...listFrames(initiator.stack).map((frame) => frame.url),
    ];
    requestsById.set(requestId, { url, kind: type, initiators, bytes: 0, isCached: false });
  });
  const markCached = (id: string) => {
    const file = requestsById.get(id);
    if (file) file.isCached = true;
  };
  cdp.on('Network.requestServedFromCache', ({ requestId }) => markCached(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) markCached(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    endRequest(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => endRequest(requestId, 0));
  await cdp.send('Network.enable');
  return {
    clear() {
      requestsById.clear();
      pendingIds.clear();
    },
    listRequests: () => [...requestsById.values()],
    async waitForQuiet(ms) {
      for (
        let quietMs = 0;
        quietMs < ms;
        quietMs = pendingIds.size > 0 ? 0 : performance.now() - lastActivity
      )
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    },
  };
}

const POLL_MS = 50;

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

const listFrames = (stack?: Stack): { url: string }[] =>
  stack ? [...stack.callFrames, ...listFrames(stack.parent)] : [];
