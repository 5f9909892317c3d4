import type { Slot } from 'build/remote-file';
import { describeError, toFailureKind } from 'releases/sandbox/describe-error';
import type { ServerModules } from 'releases/sandbox/load-server-build';
import type { Failure } from 'releases/sandbox/messages';
import type { CodeTracker } from 'releases/sandbox/code-tracker';
import type { ReadResponse, RenderTask, RenderedPage } from '../messages.ts';
import { digestResponse, hasResponse } from './digest-response.ts';

interface ShellServer {
  headerSlots(pathname: string): Slot[];
  render(request: {
    url: string;
    boot: object;
    read(path: string): Promise<{ status: number; body?: unknown }>;
    modules: Record<string, ServerModules>;
    isNotFoundKnown: boolean | undefined;
    timeoutMs: number;
    onError(cause: unknown, errorInfo?: { componentStack?: string | null }): void;
  }): Promise<
    Pick<
      RenderedPage,
      'status' | 'redirectTo' | 'isUnrendered' | 'isQueryIgnored' | 'head' | 'html' | 'state'
    >
  >;
}

interface LoadedModules {
  shell: ServerModules;
  remotes: Record<string, ServerModules>;
}

const MAX_FAILURES = 10;

export async function renderPage(
  task: RenderTask,
  { shell, remotes }: LoadedModules,
  codeTracker: CodeTracker,
  read: (path: string) => Promise<ReadResponse>,
): Promise<Omit<RenderedPage, 'memoryMb'>> {
  const { url, boot, isNotFoundKnown, timeoutMs } = task;
  const shellServer = shell['./server'] as unknown as ShellServer;
  const failures: Failure[] = [];
  const usedBuilds = new Set<string>();
  const reads: Record<string, string> = {};
  const versions = new Set<number>();
  let pendingReads = 0;
  let hasMissingRead = false;
  codeTracker.enter(task.shell);
  const page = await shellServer.render({
    url,
    boot,
    isNotFoundKnown,
    timeoutMs,
    modules: Object.fromEntries(
      task.remotes.map((build) => [
        build.name,
        trackUse(remotes[build.name] ?? {}, () => {
          usedBuilds.add(build.id);
          codeTracker.enter(build);
        }),
      ]),
    ),
    async read(path) {
      pendingReads += 1;
      const response = await read(path).finally(() => (pendingReads -= 1));
      reads[path] = digestResponse(response);
      hasMissingRead ||= !hasResponse(response);
      if (response.version !== undefined) versions.add(response.version);
      return { status: response.status, body: parseText(response.text) };
    },
    onError(cause, errorInfo) {
      const { name: errorName } = cause instanceof Error ? cause : { name: '' };
      // A remote that is missing on the server has already been reported.
      if (errorName === 'RoomMissing') return;
      const isTimeout = errorName === 'TimeoutError';
      // A timeout during pending reads is the backend's fault, not the release's.
      if ((isTimeout && pendingReads > 0) || failures.length === MAX_FAILURES) return;
      const release = codeTracker.findFailingRelease(cause, errorInfo?.componentStack ?? '');
      const kind = isTimeout ? 'suspended' : toFailureKind(cause, 'throw');
      failures.push({ release, kind, failure: describeError(cause) });
    },
  });
  codeTracker.enter(task.shell);
  const pathname = url.split('?')[0] ?? '/';
  return {
    ...page,
    headerSlots: shellServer.headerSlots(pathname),
    failures,
    reads,
    hasMissingRead,
    hasMixedVersions: versions.size > 1,
    usedBuilds: [...usedBuilds],
  };
}

const trackUse = (modules: ServerModules, onUse: () => void): ServerModules =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(modules).map(([expose, module]) => [
        expose,
        {
          enumerable: true,
          get() {
            onUse();
            return module;
          },
        },
      ]),
    ),
  ) as ServerModules;

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
