/** Purpose of a request. */
export type Kind = 'page' | 'read' | 'order';

/** One request of a shopper. Times are in ms since the epoch. */
export interface Try {
  kind: Kind;
  start: number;
  end: number;
  /** HTTP status, or 0 if no response came. */
  status: number;
  /** Start of the response's body, if the try failed. */
  failure?: string;
}

/** An order that the shop acknowledged to a shopper. */
export interface AcknowledgedOrder {
  key: string;
  number: string;
  /** Total in pence. */
  pence: number;
}

/** Requests and orders of all shoppers. */
export class ShopRecord {
  readonly tries: Try[] = [];
  readonly orders: AcknowledgedOrder[] = [];
  /** Numbers of the orders whose payment the shop acknowledged to the cashier. */
  readonly payments: string[] = [];
  /** Orders that the shop refused because the day is full. */
  refusedOrders = 0;
  abandonedOrders = 0;
  /** Responses that are neither expected nor failures of the server. */
  readonly surprises: string[] = [];
}

/** Returns whether no response came, or the response says that the server failed. */
export const hasFailed = ({ status }: Pick<Try, 'status'>): boolean =>
  status === 0 || status >= 500;
