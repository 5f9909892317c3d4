import { AskForLink } from './ask-for-link';
import { ChoosePassword } from './choose-password';
import { ConfirmEmail } from './confirm-email';

/** What the pages around mailed links show, fetched together: few visitors ever need one. */
export const linkContents = { ask: AskForLink, choose: ChoosePassword, confirm: ConfirmEmail };
