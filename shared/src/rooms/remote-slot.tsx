import { type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react';
import { RecoveringBoundary } from './recovering-boundary';
import { useRooms } from './rooms';
import { useShowingLimit } from './use-showing-limit';

interface RemoteSlotProps<Module> {
  room: string;
  /** Name of the exposed module, for example './routes'. */
  expose: string;
  /** Rendered while the remote loads. */
  pending: ReactNode;
  /** Rendered if the remote cannot be loaded or throws. `retry` loads it again. */
  failed: (retry: () => void) => ReactNode;
  children: (module: Module) => ReactNode;
}

/** Renders a module of a remote. A missing, slow or broken remote affects only this slot. */
export function RemoteSlot<Module>(props: RemoteSlotProps<Module>) {
  const { room, expose, pending, failed, children } = props;
  const rooms = useRooms();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    rooms.forget(room, expose);
    setAttempt(attempt + 1);
  };
  return (
    <RecoveringBoundary
      key={`${room}${expose}`}
      resetKeys={[attempt]}
      fallbackRender={() => failed(retry)}
      onError={(cause) => {
        console.warn(`The room '${room}' is not available here.`, cause);
        rooms.failed?.(room, expose, cause);
      }}
    >
      <Limited key={attempt} room={room} expose={expose} pending={pending}>
        {children}
      </Limited>
    </RecoveringBoundary>
  );
}

/** Makes the slot fail if the remote suspends for too long. */
function Limited<Module>({
  pending,
  ...loaded
}: Pick<RemoteSlotProps<Module>, 'room' | 'expose' | 'pending' | 'children'>) {
  const onShown = useShowingLimit(loaded.room, loaded.expose);
  return (
    <Suspense fallback={pending}>
      <Loaded<Module> {...loaded} />
      <Shown onShown={onShown} />
    </Suspense>
  );
}

/**
 * Calls `onMount` when the content beside it is mounted. Calls the function that `onMount` returned
 * when the content unmounts or suspends.
 */
function Shown({ onShown }: { onShown: () => () => void }) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

function Loaded<Module>({
  room,
  expose,
  children,
}: Pick<RemoteSlotProps<Module>, 'room' | 'expose' | 'children'>) {
  return children(use(useRooms().load<Module>(room, expose)));
}
