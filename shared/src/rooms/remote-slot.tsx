import { type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react';
import { RecoveringBoundary } from './recovering-boundary';
import { useRooms } from './rooms';
import { useShowingLimit } from './use-showing-limit';

interface RemoteSlotProps<Module> {
  room: string;
  /** What the room exposes, like './routes'. */
  expose: string;
  /** Shown while the room loads. */
  pending: ReactNode;
  /** Shown when it cannot be loaded or breaks; `retry` loads it afresh. */
  failed: (retry: () => void) => ReactNode;
  children: (module: Module) => ReactNode;
}

/**
 * One place on the page that a room fills. A room that is missing, late or broken costs this place
 * and nothing else.
 */
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

/** A room that suspends for ever breaks like one that throws. */
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

/** Stands on the page exactly as long as what it is beside does; `onShown` returns what ends that. */
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
