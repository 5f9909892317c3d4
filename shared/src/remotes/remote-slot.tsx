import { type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react';
import { RecoveringBoundary } from './recovering-boundary';
import { useRemotes } from './remotes';
import { useRenderTimeLimit } from './use-render-time-limit';

interface RemoteSlotProps<Module> {
  remote: string;
  expose: string;
  pendingFallback: ReactNode;
  renderFailure: (retry: () => void) => ReactNode;
  children: (module: Module) => ReactNode;
}

/** Renders a module of a remote. A missing, slow or broken remote affects only this slot. */
export function RemoteSlot<Module>(props: RemoteSlotProps<Module>) {
  const { remote, expose, pendingFallback, renderFailure, children } = props;
  const remotes = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    remotes.invalidate(remote, expose);
    setAttempt(attempt + 1);
  };
  return (
    <RecoveringBoundary
      key={`${remote}${expose}`}
      resetKeys={[attempt]}
      fallbackRender={() => renderFailure(retry)}
      onError={(cause) => {
        console.warn(`The remote '${remote}' is not available here.`, cause);
        remotes.reportFailure?.(remote, expose, cause);
      }}
    >
      <TimeLimitedModule
        key={attempt}
        remote={remote}
        expose={expose}
        pendingFallback={pendingFallback}
      >
        {children}
      </TimeLimitedModule>
    </RecoveringBoundary>
  );
}

function TimeLimitedModule<Module>({
  pendingFallback,
  ...moduleProps
}: Pick<RemoteSlotProps<Module>, 'remote' | 'expose' | 'pendingFallback' | 'children'>) {
  const onMount = useRenderTimeLimit(moduleProps.remote, moduleProps.expose);
  return (
    <Suspense fallback={pendingFallback}>
      <LoadedModule<Module> {...moduleProps} />
      <MountObserver onMount={onMount} />
    </Suspense>
  );
}

/**
 * Calls `onMount` when the siblings of this component are mounted. When the siblings unmount or
 * suspend, calls the function that `onMount` returned.
 */
function MountObserver({ onMount }: { onMount: () => () => void }) {
  useLayoutEffect(onMount, [onMount]);
  return null;
}

function LoadedModule<Module>({
  remote,
  expose,
  children,
}: Pick<RemoteSlotProps<Module>, 'remote' | 'expose' | 'children'>) {
  return children(use(useRemotes().load<Module>(remote, expose)));
}
