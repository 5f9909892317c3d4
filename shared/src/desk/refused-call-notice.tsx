import { Navigate, useLocation } from '../router';
import { Button, Notice } from '../ui';
import { useRefusedCall } from './use-refused-call';
import { useOwnPermissions } from './use-own-permissions';

const SECURITY_PATH = '/admin/security';

interface RefusedCallNoticeProps {
  /** Whether the user lost the permission while the page was open. */
  hasLostPage: boolean;
  /** Closes the page, for which the role has no permission any more. */
  onAccept: () => void;
}

/**
 * Renders a notice above the page if the role has changed. The page stays mounted, so that typed
 * text is not lost. Opens the page Security if a required second factor is missing.
 */
export function RefusedCallNotice({ hasLostPage, onAccept }: RefusedCallNoticeProps) {
  const { pathname } = useLocation();
  const refusal = useRefusedCall();
  const { hasLess, apply } = useOwnPermissions(refusal === 'no_permission');
  if (refusal === 'second_factor_required')
    return pathname === SECURITY_PATH ? null : <Navigate to={SECURITY_PATH} replace />;
  const hasLost = hasLess || hasLostPage;
  if (refusal === null && !hasLost) return null;
  return (
    <Notice
      kind="error"
      isAnnounced
      title="Your role does not allow this any more"
      action={
        hasLost && (
          <Button
            size="small"
            onClick={() => {
              apply();
              onAccept();
            }}
          >
            Show what I may do now
          </Button>
        )
      }
    >
      An owner has changed your role. Nothing was saved, and what you typed is still here to copy.
    </Notice>
  );
}
