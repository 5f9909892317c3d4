import { RequestPasswordLink } from './request-password-link';
import { ChoosePassword } from './choose-password';
import { ConfirmEmail } from './confirm-email';

/** Contents of the pages for emailed links. One chunk, because few visitors need any of them. */
export const linkPageContents = {
  ask: RequestPasswordLink,
  choose: ChoosePassword,
  confirm: ConfirmEmail,
};
