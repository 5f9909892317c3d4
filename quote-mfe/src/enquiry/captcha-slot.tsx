import { RemoteSlot } from 'shared/core';
import { Button, Notice, Spinner } from 'shared/ui';
import room from '../../room.json';
import type { CaptchaProps, Shows } from '../shows';
import styles from './enquiry.module.css';

/** The captcha of the content remote, as in its contact form (rule 39). */
export const CaptchaSlot = (props: CaptchaProps) => (
  <div className={styles.captcha}>
    <RemoteSlot<Shows['captcha']>
      {...room.shows.captcha}
      pending={<Spinner label="Loading the captcha" />}
      failed={(retry) => (
        <Notice
          kind="warning"
          title="The captcha could not be loaded"
          live
          action={
            <Button variant="secondary" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          Your enquiry needs it to be sent. What you typed stays here.
        </Notice>
      )}
    >
      {({ Captcha }) => <Captcha {...props} />}
    </RemoteSlot>
  </div>
);
