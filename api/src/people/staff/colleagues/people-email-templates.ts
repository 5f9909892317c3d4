import { buildAccountEmail } from '../../accounts/account-email-templates.ts';
import { type EmailTemplates, type MailJob, NoRecipientError } from '../../../mail/email/email.ts';
import { createInvitationToken, INVITATION_DAYS } from './invitations.ts';
import { roleNames } from 'contract/staff/role-names';

/**
 * Queued mail with the link of an invitation. The link's token is created when the mail is sent.
 */
interface InvitationMail extends MailJob {
  id: number;
  /** Origin of the storefront. */
  site: string;
}

export const peopleEmailTemplates = {
  'staff-invitation': {
    title: 'Invitation of a colleague',
    recipient: 'staff',
    about: 'colleague',
    hasEditableText: false,
    build: async ({ db, config: { shop } }, { id, site }: InvitationMail) => {
      const invitation = await createInvitationToken(db, id);
      if (invitation === null) throw new NoRecipientError();
      return buildAccountEmail(shop, {
        to: invitation.email,
        title: `Join the staff desk of ${shop.brand}`,
        sentences: [
          `${invitation.invitedBy} invites you to work at the staff desk of ${shop.brand}, with the role ${roleNames[invitation.staffRole]}.`,
          `The link below opens a page where you enter your name and choose a password. It works once, within ${INVITATION_DAYS} days.`,
        ],
        action: { label: 'Join', url: `${site}/join#${invitation.token}` },
        closingSentence: 'If you did not expect this invitation, you need not do anything.',
      });
    },
  },
} satisfies EmailTemplates;
