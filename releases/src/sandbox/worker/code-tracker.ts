import type { ServerBuild } from '../messages.ts';

export function createCodeTracker(onEnter: (release: string) => void) {
  const idByFolder = new Map<string, string>();
  let currentRelease = 'shell';
  return {
    getCurrentRelease: () => currentRelease,
    enter({ id, folder }: ServerBuild): void {
      idByFolder.set(folder, id);
      if (id === currentRelease) return;
      currentRelease = id;
      // Reports the release before its code runs, because the code may never return.
      onEnter(id);
    },
    /**
     * Returns the release whose folder appears first in the stack traces. If none appears, returns
     * the release that ran last.
     */
    findFailingRelease(cause: unknown, componentStack = ''): string {
      const stack = `${(cause instanceof Error && cause.stack) || ''}\n${componentStack}`;
      const matches = [...idByFolder]
        .map(([folder, id]) => ({ id, position: stack.indexOf(`${folder}/`) }))
        .filter(({ position }) => position >= 0)
        .sort((first, second) => first.position - second.position);
      return matches[0]?.id ?? currentRelease;
    },
  };
}

export type CodeTracker = ReturnType<typeof createCodeTracker>;
