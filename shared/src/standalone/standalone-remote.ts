/** A page to link to, from the remote's `test/stand-in.json`. */
interface Visit {
  path: string;
  /** Key of a shopper in `shoppers`. */
  as?: string;
}

/** A remote that runs without the shell. */
export interface StandaloneRemote {
  /** Container name, for example 'catalog'. */
  name: string;
  /** Loaders of the exposed modules, by name, for example './routes'. */
  exposes: Record<string, () => Promise<unknown>>;
  visits: Visit[];
  /** Contents of local storage, by shopper and key. */
  shoppers: Record<string, Record<string, unknown>>;
}
