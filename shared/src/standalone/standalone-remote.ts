interface Visit {
  path: string;
  /** Key of a shopper in `shoppers`. */
  as?: string;
}

export interface StandaloneRemote {
  name: string;
  exposes: Record<string, () => Promise<unknown>>;
  visits: Visit[];
  shoppers: Record<string, Record<string, unknown>>;
}
