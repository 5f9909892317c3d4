import { PageHead, useSearchParams } from 'shared/router';
import { usePermission } from 'shared/session';
import { ButtonLink, EmptyState, Notice, Skeleton, SkeletonGroup } from 'shared/ui';
import styles from './crew-page.module.css';
import { JobView } from './job/job-view';
import { JobList } from './list/job-list';
import type { CrewPhone, PhoneState } from './phone/crew-phone';
import { useCrewPhone } from './use-crew-phone';
import { useInstalledPage } from './use-installed-page';
import { useUnsentWork } from './use-unsent-work';

/** A crew's own jobs of today and tomorrow, which also work without a network (rule 76). */
export function CrewPage() {
  const isCrew = usePermission('crew');
  return (
    <div className={styles.page}>
      <PageHead title="Your jobs" description="The jobs of a crew." noindex />
      {isCrew ? (
        <CrewJobs />
      ) : (
        <EmptyState
          icon="truck"
          title="These are the pages of crews"
          action={<ButtonLink to="/admin">To the staff area</ButtonLink>}
        >
          <p>Your account belongs to no crew.</p>
        </EmptyState>
      )}
    </div>
  );
}

function CrewJobs() {
  const opened = useCrewPhone();
  useInstalledPage();
  useUnsentWork(opened?.state);
  const [search] = useSearchParams();
  const isWaiting =
    opened?.state.jobs === null && opened.state.failure === '' && !opened.state.isOffline;
  if (opened === null || isWaiting)
    return (
      <SkeletonGroup label="your jobs">
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  const { phone, state } = opened;
  const job = state.jobs?.jobs.find(
    ({ orderno, trade }) => `${orderno}-${trade}` === search.get('job'),
  );
  return (
    <>
      <PhoneNotices phone={phone} state={state} />
      {job && <JobView key={`${job.orderno} ${job.trade}`} phone={phone} state={state} job={job} />}
      {!job && (state.jobs ? <JobList jobs={state.jobs} /> : <h1>Your jobs</h1>)}
    </>
  );
}

function PhoneNotices({ phone, state }: { phone: CrewPhone; state: PhoneState }) {
  const { isOffline, waiting, photos, photoProgress, refusals, failure } = state;
  return (
    <div className={styles.notices}>
      {failure !== '' && (
        <Notice kind="error" isAnnounced>
          {failure}
        </Notice>
      )}
      {isOffline && (
        <Notice kind="info" title="No connection to the office" isAnnounced>
          {state.jobs === null
            ? 'Your jobs are not on this phone yet. They come with the network.'
            : 'Go on as always. What you press is kept here and sent later.'}
        </Notice>
      )}
      {refusals.map((refusal) => (
        <Notice
          key={refusal.key}
          kind="warning"
          isAnnounced
          title={`${refusal.what} of ${refusal.orderno} was not taken`}
          action={
            <button
              type="button"
              className={styles.plain}
              onClick={() => void phone.dismiss(refusal)}
            >
              I have read it
            </button>
          }
        >
          {refusal.sentence}
        </Notice>
      ))}
      <p role="status" className={styles.waiting}>
        {describeWaiting(waiting.length, photos.length, photoProgress)}
      </p>
    </div>
  );
}

function describeWaiting(presses: number, photos: number, progress: number): string {
  const photoNoun = photos === 1 ? 'photo' : 'photos';
  const share = progress > 0 ? `, ${Math.round(progress * 100)} % of this one` : '';
  return [
    ...(presses > 0 ? [`${presses} to send.`] : []),
    ...(photos > 0 ? [`${photos} ${photoNoun} to send${share}.`] : []),
  ].join(' ');
}
