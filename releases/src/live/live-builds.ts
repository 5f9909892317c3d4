import type { LiveBuilds } from '../sandbox/messages.ts';
import type { Live, LiveRoom } from './live-releases.ts';

/** Returns the server builds of the live releases. */
export const liveBuilds = ({ shell, rooms }: Pick<Live, 'shell' | 'rooms'>): LiveBuilds => ({
  shell: { name: 'shell', id: shell.release.extras.folder, ...placeOf(shell) },
  rooms: Object.entries(rooms).map(([name, room]) => ({
    name,
    id: room.release.extras.folder,
    ...placeOf(room),
  })),
});

const placeOf = ({ folder, integrity }: Pick<LiveRoom, 'folder' | 'integrity'>) => ({
  folder,
  integrity,
});
