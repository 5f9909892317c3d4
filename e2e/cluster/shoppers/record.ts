/** What a request was for. */
export type Kind = 'page' | 'read' | 'order';

/** One try of a shopper. Times are in ms since the epoch. */
export interface Try {
  kind: Kind;
  start: number;
  end: number;
  /** 0 if no response came. */
  status: number;
}

/** An order that the shop acknowledged to a shopper. */
export interface AcknowledgedOrder {
  key: string;
  number: string;
}

/** What all shoppers saw. */
export class ShopRecord {
  readonly tries: Try[] = [];
  readonly orders: AcknowledgedOrder[] = [];
  /** Orders without an acknowledgement: refused, or the shopper stopped trying. */
  refusedOrders = 0;
  abandonedOrders = 0;
  /** Responses that no shopper should get. */
  readonly surprises: string[] = [];
}

/** A try fails if no response came, or one that blames the shop. */
export const hasFailed = ({ status }: Pick<Try, 'status'>): boolean =>
  status === 0 || status >= 500;
