import { AskForLink } from './ask-for-link';
import { ChoosePassword } from './choose-password';
import { ConfirmEmail } from './confirm-email';

/** Contents of the pages for emailed links. One chunk, because few visitors need any of them. */
export const linkContents = { ask: AskForLink, choose: ChoosePassword, confirm: ConfirmEmail };
