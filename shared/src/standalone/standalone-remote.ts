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
