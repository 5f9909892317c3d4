import { useEffect, useState } from 'react';
import { PageHead, useAuth, useFeature, useLocation, useNavigate } from 'shared/core';
import { Page, PageHeader, PageNotFound, Skeleton, SkeletonGroup } from 'shared/ui';
import { ConfirmDate } from './schedule-parts';

/** Where the link in the mail of an unpaid order leads (decision 47); absent without the feature. */
export function ConfirmDatePage() {
  const isOffered = useFeature('calendar');
  const { restored } = useAuth();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  // Behind the #, where no server, log or other site ever sees it; and read once.
  const [token] = useState(hash.slice(1));
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  if (!isOffered) return <PageNotFound />;
  return (
    <Page width="text">
      <PageHead title="Confirm your date" description="Keep the day of your order." noindex />
      <PageHeader title="Confirm your date" />
      {restored ? (
        <ConfirmDate token={token} />
      ) : (
        <SkeletonGroup label="your date">
          <Skeleton shape="button" />
        </SkeletonGroup>
      )}
    </Page>
  );
}
