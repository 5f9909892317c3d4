import { PageHead, useLocation } from 'shared/router';
import { useConfig } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { Page, PageHeader, Split } from 'shared/ui';
import { readMessage } from '../thank-you/thank-you-page';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export function ContactPage() {
  const { brand, phone } = useConfig();
  const { state } = useLocation();
  // Reads the message after hydration, because the server has no access to the history state.
  const isRestored = useAppSelector((state) => state.restored);
  const message = isRestored ? readMessage(state) : '';
  return (
    <Page>
      <PageHead
        title="Contact us"
        canonical="/contact"
        description={`Write to ${brand} or call ${phone}: questions about dress cleaning and preservation, removals, kits and collections.`}
      />
      <PageHeader
        title="Contact us"
        intro="Ask about a stain, a date or a staircase. We answer in person, usually within a working day."
      />
      <Split aside={<ContactDetails />}>
        <ContactForm key={message} message={message} />
      </Split>
    </Page>
  );
}
