import { formatTime } from 'contract/calendar/date-texts';
import type { JobRecord as Records } from 'contract/work/board';
import { TitledSection } from 'shared/desk';
import { QueryState, Skeleton, SkeletonGroup } from 'shared/ui';
import { PhotoList } from 'shared/photos';
import { Signature } from '../../ui/signature-pad';
import { useGetJobRecordQuery } from '../board-api';
import type { JobKey } from '../job-key';

interface JobRecordProps {
  job: JobKey;
  /** Text while there are neither photos nor a signature, or ''. */
  emptyText?: string;
}

/** Photos of the crew and the signature. */
export function JobRecord({ job: { orderno, trade }, emptyText = '' }: JobRecordProps) {
  const query = useGetJobRecordQuery({ orderno, trade });
  return (
    <QueryState
      query={query}
      subject="the photos and the signature"
      headingLevel={3}
      skeleton={
        <SkeletonGroup label="the photos and the signature">
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
    >
      {({ photos, signature }) => (
        <>
          {emptyText && photos.length === 0 && signature === null && <p>{emptyText}</p>}
          {photos.length > 0 && (
            <TitledSection title={photos.length === 1 ? '1 photo' : `${photos.length} photos`}>
              <PhotoList photos={photos} />
            </TitledSection>
          )}
          {signature && (
            <TitledSection title="Signature">
              <SignatureOfJob signature={signature} />
            </TitledSection>
          )}
        </>
      )}
    </QueryState>
  );
}

function SignatureOfJob({ signature }: { signature: NonNullable<Records['signature']> }) {
  const { name, path, reason, at, phonetime, takenby } = signature;
  return (
    <>
      {path === '' ? <p>{`No signature: ${reason}`}</p> : <Signature path={path} />}
      <p>{[name, formatTime(at), takenby && `taken by ${takenby}`].filter(Boolean).join(', ')}</p>
      {formatTime(phonetime) !== formatTime(at) && (
        <p>{`${formatTime(phonetime)} by the clock of the phone`}</p>
      )}
    </>
  );
}
