/** A visit to one page: an entry of the remote's `test/stand-in.json`. */
interface Visit {
  path: string;
  /** Key of an entry in `shoppers`. */
  as?: string;
}

/** A remote that runs without the shell and without other remotes. */
export interface StandaloneRemote {
  /** Container name, for example 'catalog'. */
  name: string;
  /** Loaders of the exposed modules, by names like './routes'. */
  exposes: Record<string, () => Promise<unknown>>;
  visits: Visit[];
  /** Contents of local storage for each shopper. The inner keys are the keys of local storage. */
  shoppers: Record<string, Record<string, unknown>>;
}
