import { useLocation, useNavigate, useSearchParams } from 'shared/router';
import * as v from 'shared/schema';

export interface AuditFilter {
  /** Part of a colleague's email address. Stored in the history entry, never in the URL. */
  person: string;
  action: string;
  subjectkind: string;
  subjectid: string;
  from: string;
  to: string;
}

const stateSchema = v.fallback(v.object({ person: v.string() }), { person: '' });

const urlFields = ['action', 'subjectkind', 'subjectid', 'from', 'to'] as const;

/**
 * Returns the filter and the page of the audit log, which the URL and the history entry contain.
 */
export function useAuditFilter() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { person } = v.parse(stateSchema, state);
  const getValue = (name: string) => search.get(name) ?? '';
  const filter: AuditFilter = {
    person,
    action: getValue('action'),
    subjectkind: getValue('subjectkind'),
    subjectid: getValue('subjectid'),
    from: getValue('from'),
    to: getValue('to'),
  };
  const openPage = (newFilter: AuditFilter, after: number | null) => {
    const query = new URLSearchParams();
    for (const name of urlFields) if (newFilter[name]) query.set(name, newFilter[name]);
    if (after !== null) query.set('after', String(after));
    void navigate({ search: query.toString() }, { state: { person: newFilter.person } });
  };
  const after = Math.trunc(Number(getValue('after'))) || null;
  return { filter, after, openPage };
}
