import { PageHead, useLocation } from 'shared/router';
import { useAppSelector } from 'shared/store';
import { ButtonLink, Card, Cluster, Page, PageHeader } from 'shared/ui';
import styles from './thank-you-page.module.css';

/**
 * Page after the contact form or the query form. Passes the unsent text of the query form on to
 * /contact (rule 6).
 */
export function ThankYouPage() {
  const { state } = useLocation();
  // Reads the message after hydration, because the server has no access to the history state.
  const isRestored = useAppSelector((state) => state.restored);
  const message = isRestored ? readMessage(state) : '';
  return (
    <Page width="text">
      <PageHead
        title="Thank you"
        canonical="/thankyou"
        description="Our team will be in contact with you."
        noindex
      />
      <PageHeader
        title="Thank you"
        intro={
          message === ''
            ? 'Our team will be in contact with you soon.'
            : 'One thing is missing: once we know how to reach you, our team will be in contact with you.'
        }
      />
      {message !== '' && <UnsentMessage message={message} />}
      <Cluster gap={4}>
        <ButtonLink to="/services" variant={message ? 'secondary' : 'primary'}>
          See our services
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Go to the home page
        </ButtonLink>
      </Cluster>
    </Page>
  );
}

const UnsentMessage = ({ message }: { message: string }) => (
  <div className={styles.typed}>
    <Card as="section" padded aria-labelledby="typed-title">
      <h2 id="typed-title" className={styles.title}>
        How can we reach you?
      </h2>
      <p>
        To answer your message we need a phone number or an e-mail address. We keep your words; add
        the rest and send it to us.
      </p>
      <blockquote className={styles.message}>{message}</blockquote>
      <ButtonLink to="/contact" state={{ message }}>
        Add how to reach you
      </ButtonLink>
    </Card>
  </div>
);

/** Returns the text that the visitor typed on the previous page, or '' (rule 6). */
export function readMessage(state: unknown): string {
  if (!state || typeof state !== 'object' || !('message' in state)) return '';
  return typeof state.message === 'string' ? state.message : '';
}
