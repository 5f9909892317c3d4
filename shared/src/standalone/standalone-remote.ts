interface Visit {
  path: string;
  /** Key of the signed-in shopper in `shoppers`. */
  as?: string;
}

export interface StandaloneRemote {
  name: string;
  exposes: Record<string, () => Promise<unknown>>;
  visits: Visit[];
  shoppers: Record<string, Record<string, unknown>>;
}
