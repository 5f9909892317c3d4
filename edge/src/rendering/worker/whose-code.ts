import type { Build } from '../messages.ts';

/** Which release's code runs, as far as that can be known: what is entered last, or what a stack names. */
export function whoseCode(tell: (release: string) => void) {
  const folders = new Map<string, string>();
  let release = 'shell';
  return {
    current: () => release,
    enter({ id, folder }: Build): void {
      folders.set(folder, id);
      if (id === release) return;
      release = id;
      // Sent before the code runs: a loop would never let it go.
      tell(id);
    },
    /** The release in whose folder a failure or its component lies, else the one that runs now. */
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
