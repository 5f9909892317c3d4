import type { LiveBuilds } from '../rendering/worker-pool.ts';
import type { Live } from './live-releases.ts';

/** The server builds of the live releases. */
export const liveBuilds = ({ shell, rooms }: Pick<Live, 'shell' | 'rooms'>): LiveBuilds => ({
  shell: { name: 'shell', id: shell.release.extras.folder, folder: shell.folder },
  rooms: Object.entries(rooms).map(([name, { release, folder }]) => ({
    name,
    id: release.extras.folder,
    folder,
  })),
});
