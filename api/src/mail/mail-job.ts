/** What a mail is to say; its text is made from the database when it is sent. */
export type MailJob = OrderMail | ContactMail;

export interface OrderMail {
  kind: 'order-confirmation' | 'order-copy' | 'refund-due';
  orderid: number;
}

/** A visitor's message to the firm. */
export interface ContactMail {
  kind: 'contact-message';
  to: string;
  message: { name: string; subject: string; email: string; phone: string; message: string };
}
