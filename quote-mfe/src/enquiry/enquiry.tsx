import { useState } from 'react';
import { defineLazyComponent } from 'shared/lazy';
import { Button, Card } from 'shared/ui';
import type { EnquiryFormProps } from './enquiry-form';
import styles from './enquiry.module.css';

/**
 * Loads the form lazily. Form and captcha are most of the page's code, and many visitors only
 * estimate their move.
 */
const EnquiryForm = defineLazyComponent(
  async () => (await import(/* webpackChunkName: "later-enquiry" */ './enquiry-form')).EnquiryForm,
);

/** The enquiry form behind a button. If text was typed before a reload, the button says so. */
export function Enquiry(props: EnquiryFormProps) {
  const { name, email, phone, note } = props.plan;
  const [isFormOpen, setIsFormOpen] = useState(false);
  const hasTypedText = [name, email, phone, note].some((text) => text !== '');
  return (
    <Card as="section" padded aria-labelledby="ask-title" id="ask">
      <h3 id="ask-title" className={styles.title}>
        Rather have a quote?
      </h3>
      <p className={styles.intro}>
        Send us your list as it stands. A person reads it and answers, usually within a working day,
        and you decide then.
      </p>
      {!isFormOpen && (
        <div>
          <Button
            variant={props.recommendation.kind === 'ask' ? 'primary' : 'secondary'}
            onClick={() => setIsFormOpen(true)}
          >
            {hasTypedText ? 'Go on with my enquiry' : 'Ask for a quote'}
          </Button>
        </div>
      )}
      {isFormOpen && <EnquiryForm isNeeded componentProps={props} />}
    </Card>
  );
}
