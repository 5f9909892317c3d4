/** Shows the order ID of the page's address. Renders nothing without one. */
export const OrderId = ({ orderId }: { orderId: string | null }) =>
  orderId && (
    <p>
      Order ID: <strong>{clip(orderId, MAX_ID_LENGTH)}</strong>
    </p>
  );

/** Longest visible order ID, number or status, in characters. */
export const MAX_ID_LENGTH = 60;

/** Longest visible error text, in characters. A longer one was not written for a shopper. */
export const MAX_ERROR_LENGTH = 500;

/** Shortens text from the page's address, because long text would break the layout. */
export const clip = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
