/** A mail ready to be sent. */
export interface Letter {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}
