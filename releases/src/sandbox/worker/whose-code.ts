import type { Build } from '../messages.ts';

/** Tracks which release's code runs: the one entered last, or the first in a stack trace. */
export function whoseCode(tell: (release: string) => void) {
  const folders = new Map<string, string>();
  let release = 'shell';
  return {
    current: () => release,
    enter({ id, folder }: Build): void {
      folders.set(folder, id);
      if (id === release) return;
      release = id;
      // Sent before the code runs, because an endless loop would block it.
      tell(id);
    },
    /** Returns the release whose folder the stack traces name, else the current one. */
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
