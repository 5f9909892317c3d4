import { RemoteSlot } from 'shared/slots';
import { Button, Notice, Spinner } from 'shared/ui';
import remote from '../../remote.json';
import type { CaptchaProps, Shows } from '../shows';
import styles from './enquiry.module.css';

/** Embeds the captcha of the content remote (rule 39). */
export const CaptchaSlot = (props: CaptchaProps) => (
  <div className={styles.captcha}>
    <RemoteSlot<Shows['captcha']>
      remote={remote.shows.captcha.room}
      expose={remote.shows.captcha.expose}
      pendingFallback={<Spinner label="Loading the captcha" />}
      renderFailure={(onRetry) => (
        <Notice
          kind="warning"
          title="The captcha could not be loaded"
          isAnnounced
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
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
