import type { LiveBuilds } from '../sandbox/messages.ts';
import type { LiveReleases, LiveRemote } from './live-releases.ts';

export const toLiveBuilds = ({
  shell,
  remotes,
}: Pick<LiveReleases, 'shell' | 'remotes'>): LiveBuilds => ({
  shell: { name: 'shell', id: shell.release.extras.folder, ...pickBuildFields(shell) },
  remotes: Object.entries(remotes).map(([name, remote]) => ({
    name,
    id: remote.release.extras.folder,
    ...pickBuildFields(remote),
  })),
});

const pickBuildFields = ({ folder, integrity }: Pick<LiveRemote, 'folder' | 'integrity'>) => ({
  folder,
  integrity,
});
