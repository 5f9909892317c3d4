/** One page as somebody comes to it: a part of a room's `test/stand-in.json`. */
interface Visit {
  path: string;
  /** One of the shoppers. */
  as?: string;
}

/** A room that runs by itself: what its folder says of it. */
export interface RoomAlone {
  /** Container name, like 'catalog'. */
  name: string;
  /** Loaders of what it exposes, by names like './routes'. */
  exposes: Record<string, () => Promise<unknown>>;
  visits: Visit[];
  /** What is in local storage, by its names there, when one of them comes. */
  shoppers: Record<string, Record<string, unknown>>;
}
