import { RequestPasswordLink } from './request-password-link';
import { ChoosePassword } from './choose-password';
import { ConfirmEmail } from './confirm-email';

/** One lazy chunk for all pages of emailed links, because few visitors need any of them. */
export const linkPageContents = {
  ask: RequestPasswordLink,
  choose: ChoosePassword,
  confirm: ConfirmEmail,
};
