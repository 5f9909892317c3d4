import type { Colleague } from 'contract/contact/inbox';
import { skipToken } from 'shared/data';
import { usePermission } from 'shared/session';
import { useGetColleaguesQuery } from '../messages/inbox-api';

/** Returns the colleagues to whom a quote can be assigned. Empty without the permission for the inbox. */
export function useColleagues(): readonly Colleague[] {
  const mayList = usePermission('inbox');
  const { data = [] } = useGetColleaguesQuery(mayList ? undefined : skipToken);
  return data;
}
