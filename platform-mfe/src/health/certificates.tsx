import type { BackendHealth } from 'contract/staff/health';
import { Badge } from 'shared/ui';
import { formatTime, Facts } from 'shared/desk';
import { countDaysUntil } from './format-amounts';

type Certificate = NonNullable<BackendHealth['certificates']>[number];

/**
 * A certificate is marked if it ends in fewer days. Most certificates are renewed 30 days before
 * their end.
 */
const MIN_REMAINING_DAYS = 21;

interface CertificatesProps {
  certificates: BackendHealth['certificates'];
  /** Time at which the server collected the figures. */
  now: string;
}

export function Certificates({ certificates, now }: CertificatesProps) {
  if (certificates === null)
    return <p>The certificates are being read. Refresh in a few seconds.</p>;
  if (certificates.length === 0) return <p>No setting names a server with a certificate.</p>;
  return (
    <Facts
      rows={certificates.map((certificate) => [
        `${certificate.setting} (${certificate.host})`,
        <State key={certificate.setting} certificate={certificate} now={now} />,
      ])}
    />
  );
}

function State({ certificate, now }: { certificate: Certificate; now: string }) {
  const { state, reason, expiresat } = certificate;
  if (state === 'unreachable')
    return (
      <>
        <Badge tone="brass">Not reached</Badge> from the backend ({reason})
      </>
    );
  if (state === 'unencrypted')
    return (
      <>
        <Badge tone="brass">Unencrypted</Badge> The server offers no encryption.
      </>
    );
  return (
    <>
      <Expiry expiresAt={expiresat} now={now} />{' '}
      {state === 'untrusted' && (
        <>
          <Badge tone="brass">Not trusted</Badge> {reason}
        </>
      )}
    </>
  );
}

function Expiry({ expiresAt, now }: { expiresAt: string | null; now: string }) {
  if (expiresAt === null) return 'The end is unknown.';
  const days = countDaysUntil(expiresAt, now);
  if (days < 0)
    return (
      <>
        <Badge tone="red">Expired</Badge> on {formatTime(expiresAt)}
      </>
    );
  return (
    <>
      <span>{`${days} ${days === 1 ? 'day' : 'days'} left, until ${formatTime(expiresAt)} `}</span>
      {days < MIN_REMAINING_DAYS && <Badge tone="red">Renew</Badge>}
    </>
  );
}
