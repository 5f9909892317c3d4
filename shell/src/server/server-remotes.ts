import type { Remotes } from 'shared/slots';

/**
 * Error for a remote that is missing on the server, so that only the browser loads it. The renderer
 * recognises the error by this name.
 */
class RemoteMissing extends Error {
  override name = 'RoomMissing';
}

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

/**
 * Returns a promise of the module. `status` is set, so that React's `use` returns a loaded module
 * without suspending. Without a module, the promise rejects.
 */
function createSettledPromise(module: unknown, id: string): Promise<unknown> {
  if (module) return Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  const rejectedPromise = Promise.reject(new RemoteMissing(`'${id}' is not on the server now.`));
  rejectedPromise.catch(() => 'React takes the rejection when it renders the slot');
  return rejectedPromise;
}
