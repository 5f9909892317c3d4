import type { Slot } from 'build/room-file';
import { described, kindOf } from 'releases/sandbox/described';
import type { Modules } from 'releases/sandbox/load-server-build';
import type { Failure } from 'releases/sandbox/messages';
import type { WhoseCode } from 'releases/sandbox/whose-code';
import type { ReadAnswer, Rendered, RenderOrder } from '../messages.ts';
import { isAnswered, readDigest } from './read-digest.ts';

/** The exports of the shell's server build; see `shell/src/server/server.tsx`. */
interface ShellServer {
  /** Returns the remotes' slots in the header of a page. */
  headerSlots(pathname: string): Slot[];
  render(request: {
    url: string;
    boot: object;
    read(path: string): Promise<{ status: number; body?: unknown }>;
    modules: Record<string, Modules>;
    isNotFoundKnown: boolean | undefined;
    timeoutMs: number;
    onError(cause: unknown, where?: { componentStack?: string | null }): void;
  }): Promise<
    Pick<Rendered, 'status' | 'isUnrendered' | 'isQueryIgnored' | 'head' | 'html' | 'state'>
  >;
}

interface Loaded {
  shell: Modules;
  rooms: Record<string, Modules>;
}

/** Largest number of reported failures of a page. */
const MOST_FAILURES = 10;

/** Renders a page with the loaded builds. Throws the shell's errors. */
export async function renderPage(
  order: RenderOrder,
  { shell, rooms }: Loaded,
  whose: WhoseCode,
  read: (path: string) => Promise<ReadAnswer>,
): Promise<Omit<Rendered, 'memoryMb'>> {
  const { url, boot, isNotFoundKnown, timeoutMs } = order;
  const server = shell['./server'] as unknown as ShellServer;
  const failures: Failure[] = [];
  const entered = new Set<string>();
  const reads: Record<string, string> = {};
  let reading = 0;
  let isUnread = false;
  whose.enter(order.shell);
  const page = await server.render({
    url,
    boot,
    isNotFoundKnown,
    timeoutMs,
    modules: Object.fromEntries(
      order.rooms.map((build) => [
        build.name,
        watched(rooms[build.name] ?? {}, () => {
          entered.add(build.id);
          whose.enter(build);
        }),
      ]),
    ),
    async read(path) {
      reading += 1;
      const answer = await read(path).finally(() => (reading -= 1));
      reads[path] = readDigest(answer);
      isUnread ||= !isAnswered(answer);
      return { status: answer.status, body: parsed(answer.text) };
    },
    onError(cause, where) {
      const { name: type } = cause instanceof Error ? cause : { name: '' };
      // Thrown for a remote without a permit. Its earlier failure has been reported.
      if (type === 'RoomMissing') return;
      const isLate = type === 'TimeoutError';
      // Waiting for the backend is not the remote's fault.
      if ((isLate && reading > 0) || failures.length === MOST_FAILURES) return;
      const release = whose.behind(cause, where?.componentStack ?? '');
      const kind = isLate ? 'suspended' : kindOf(cause, 'throw');
      failures.push({ release, kind, failure: described(cause) });
    },
  });
  whose.enter(order.shell);
  const pathname = url.split('?')[0] ?? '/';
  return {
    ...page,
    headerSlots: server.headerSlots(pathname),
    failures,
    reads,
    isUnread,
    entered: [...entered],
  };
}

/**
 * Wraps a remote's modules. `onUse` is called when the page gets a module, before its code runs.
 */
const watched = (modules: Modules, onTaken: () => void): Modules =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(modules).map(([expose, module]) => [
        expose,
        {
          enumerable: true,
          get() {
            onTaken();
            return module;
          },
        },
      ]),
    ),
  ) as Modules;

/** Parses a response as JSON, else returns the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
