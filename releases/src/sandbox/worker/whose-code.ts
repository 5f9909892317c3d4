import type { Build } from '../messages.ts';

/** Tracks the release whose code runs. `onEnter` is called when that release changes. */
export function whoseCode(tell: (release: string) => void) {
  const folders = new Map<string, string>();
  let release = 'shell';
  return {
    current: () => release,
    enter({ id, folder }: Build): void {
      folders.set(folder, id);
      if (id === release) return;
      release = id;
      // Notifies before the code runs, because an endless loop would prevent it.
      tell(id);
    },
    /**
     * Returns the release whose folder is named first in the stack traces, else the current one.
     */
    behind(cause: unknown, componentStack = ''): string {
      const stack = `${(cause instanceof Error && cause.stack) || ''}\n${componentStack}`;
      const found = [...folders]
        .map(([folder, id]) => ({ id, at: stack.indexOf(`${folder}/`) }))
        .filter(({ at }) => at >= 0)
        .sort((one, other) => one.at - other.at);
      return found[0]?.id ?? release;
    },
  };
}

export type WhoseCode = ReturnType<typeof whoseCode>;
