import { JoinStaff } from '../join/join-staff';
import { RequestPasswordLink } from './request-password-link';
import { ChoosePassword } from './choose-password';
import { ConfirmEmail } from './confirm-email';

/**
 * Contents of pages that emails link to. All these contents share one chunk, because few visitors
 * open such a page.
 */
export const linkPageContents = {
  ask: RequestPasswordLink,
  choose: ChoosePassword,
  confirm: ConfirmEmail,
  join: JoinStaff,
};
