import { JoinStaff } from '../join/join-staff';
import { RequestPasswordLink } from './request-password-link';
import { ChoosePassword } from './choose-password';
import { ConfirmEmail } from './confirm-email';

/** Pages that are opened from emails. Few visitors need any of them, so they share one chunk. */
export const linkPageContents = {
  ask: RequestPasswordLink,
  choose: ChoosePassword,
  confirm: ConfirmEmail,
  join: JoinStaff,
};
