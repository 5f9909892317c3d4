import type { Remotes } from '../remotes/remotes';
import styles from './standalone-frame.module.css';

export function createStandaloneRemotes({ name, exposes }: StandaloneRemote): Remotes {
  const modulePromises = new Map<string, Promise<unknown>>();
  return {
    load<Module>(remote: string, expose: string) {
      if (remote !== name) return createPlaceholders(remote) as Promise<Module>;
      const cachedModule = modulePromises.get(expose);
      if (cachedModule) return cachedModule as Promise<Module>;
      const load = exposes[expose];
      const module = load ? load() : Promise.reject(new Error(`${remote} exposes no '${expose}'.`));
      modulePromises.set(expose, module);
      return module as Promise<Module>;
    },
    invalidate: (_remote, expose) => void modulePromises.delete(expose),
  };
}

const placeholderModules = new Map<string, Promise<object>>();

function createPlaceholders(remote: string): Promise<object> {
  const cachedModule = placeholderModules.get(remote);
  if (cachedModule) return cachedModule;
  const module = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'then'
          ? undefined
          : () => (
              <p className={styles.placeholder}>{`${String(name)} of the remote '${remote}'`}</p>
            ),
    },
  );
  const modulePromise = Promise.resolve(module);
  placeholderModules.set(remote, modulePromise);
  return modulePromise;
}

interface Visit {
  path: string;
  /** Key in `shoppers` of the shopper who makes the visit. */
  as?: string;
}

export interface StandaloneRemote {
  name: string;
  exposes: Record<string, () => Promise<unknown>>;
  visits: Visit[];
  shoppers: Record<string, Record<string, unknown>>;
}
