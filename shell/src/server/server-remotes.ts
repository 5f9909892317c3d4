import type { Remotes } from 'shared/slots';

/**
 * Thrown for a remote that only the browser can load. The caller expects it, so it is no failure of
 * the page.
 */
class RemoteMissing extends Error {
  override name = 'RoomMissing';
}

/** Creates the remotes of the server. Each is already loaded or missing. */
export const createServerRemotes = (modules: Record<string, Record<string, unknown>>): Remotes => {
  const modulePromises = new Map<string, Promise<unknown>>();
  return {
    load<Module>(remote: string, expose: string) {
      const id = remote + expose;
      const modulePromise =
        modulePromises.get(id) ?? createSettledPromise(modules[remote]?.[expose], id);
      modulePromises.set(id, modulePromise);
      return modulePromise as Promise<Module>;
    },
    invalidate: () => undefined,
  };
};

/** Sets `status`, so that React's `use` returns a loaded module without suspending. */
function createSettledPromise(module: unknown, id: string): Promise<unknown> {
  if (module) return Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  const rejectedPromise = Promise.reject(new RemoteMissing(`'${id}' is not on the server now.`));
  rejectedPromise.catch(() => 'React takes the rejection when it renders the slot');
  return rejectedPromise;
}
