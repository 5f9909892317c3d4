import type { Build } from '../messages.ts';

/** Whose code runs, as far as that can be known: what is entered last, or what a stack names. */
export function whoseCode(tell: (name: string) => void) {
  const folders = new Map<string, string>();
  let name = 'shell';
  const enter = (entered: string) => {
    if (entered === name) return;
    name = entered;
    // Sent before the code runs: a loop would never let it go.
    tell(entered);
  };
  return {
    current: () => name,
    enter,
    know: (build: Build) => folders.set(build.folder, build.name),
    /** The release in whose folder a failure or its component lies, else whoever runs now. */
    behind(cause: unknown, componentStack = ''): string {
      const stack = `${(cause instanceof Error && cause.stack) || ''}\n${componentStack}`;
      const found = [...folders]
        .map(([folder, owner]) => ({ owner, at: stack.indexOf(`${folder}/`) }))
        .filter(({ at }) => at >= 0)
        .sort((one, other) => one.at - other.at);
      return found[0]?.owner ?? name;
    },
  };
}

export type WhoseCode = ReturnType<typeof whoseCode>;
