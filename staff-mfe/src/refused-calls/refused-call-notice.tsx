import { staffMemberSchema } from 'contract/staff/staff-member';
import { serverApi } from 'shared/data';
import { Navigate, useLocation } from 'shared/router';
import { useAuth } from 'shared/session';
import { Button, Notice } from 'shared/ui';
import * as v from 'shared/schema';
import { useRefusedCall } from './use-refused-call';

const SECURITY_PATH = '/admin/security';

const { useLazyGetOwnPermissionsQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnPermissions: build.query<string[], void>({
      query: () => ({ url: 'staff/me' }),
      transformResponse: (response) =>
        v.parse(v.object({ data: staffMemberSchema }), response).data.permissions,
    }),
  }),
});

/**
 * Shows above the page that the role was changed, so that typed text stays. Opens the page Security
 * if a required second factor is missing.
 */
export function RefusedCallNotice() {
  const { session } = useAuth();
  const { pathname } = useLocation();
  const refusal = useRefusedCall();
  const [getOwnPermissions, { isFetching }] = useLazyGetOwnPermissionsQuery();
  if (refusal === null) return null;
  if (refusal === 'second_factor_required')
    return pathname === SECURITY_PATH ? null : <Navigate to={SECURITY_PATH} replace />;
  const updatePermissions = async () => {
    const { data: permissions } = await getOwnPermissions();
    const { user, token } = session.getState();
    if (permissions && user && token) session.recordSignIn({ ...user, permissions }, token);
  };
  return (
    <Notice
      kind="error"
      isAnnounced
      title="Your role does not allow this any more"
      action={
        <Button size="small" busy={isFetching} onClick={() => void updatePermissions()}>
          Show what I may do now
        </Button>
      }
    >
      An owner has changed your role. Nothing was saved, and what you typed is still here to copy.
    </Notice>
  );
}
