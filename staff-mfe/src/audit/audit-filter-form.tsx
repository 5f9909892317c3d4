import { Field, SelectField } from 'shared/forms';
import { Button, Cluster } from 'shared/ui';
import styles from './audit.module.css';
import { useGetAuditActionsQuery } from './audit-api';
import { describeAction } from './describe-entry';
import type { AuditFilter } from './use-audit-filter';

interface AuditFilterFormProps {
  filter: AuditFilter;
  onSearch: (filter: AuditFilter) => void;
}

const emptyFilter: AuditFilter = {
  person: '',
  action: '',
  subjectkind: '',
  subjectid: '',
  from: '',
  to: '',
};

export function AuditFilterForm({ filter, onSearch }: AuditFilterFormProps) {
  const { data: actions = [] } = useGetAuditActionsQuery();
  const options = [...new Set([...actions, ...(filter.action ? [filter.action] : [])])].map(
    (action) => ({ value: action, label: describeAction(action) }),
  );
  return (
    <form
      // The key resets the fields when the filter changes in another way, for example with the
      // browser's 'Back' button.
      key={JSON.stringify(filter)}
      role="search"
      aria-label="Audit log"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const getValue = (name: string) => String(data.get(name) ?? '').trim();
        const subjectid = getValue('subjectid');
        const subjectkind = subjectid === filter.subjectid ? filter.subjectkind : '';
        onSearch({
          person: getValue('person'),
          action: getValue('action'),
          subjectid,
          subjectkind,
          from: getValue('from'),
          to: getValue('to'),
        });
      }}
    >
      <div className={styles.filters}>
        <Field label="Who" name="person" defaultValue={filter.person} hint="Part of the e-mail" />
        <SelectField
          label="What"
          name="action"
          defaultValue={filter.action}
          options={[{ value: '', label: 'Everything' }, ...options]}
        />
        <Field
          label="Number"
          name="subjectid"
          defaultValue={filter.subjectid}
          hint="For example SLR10001"
        />
        <Field label="From" name="from" type="date" defaultValue={filter.from} />
        <Field label="To" name="to" type="date" defaultValue={filter.to} />
      </div>
      <Cluster>
        <Button type="submit" size="small">
          Search
        </Button>
        <Button variant="quiet" size="small" onClick={() => onSearch(emptyFilter)}>
          Clear
        </Button>
      </Cluster>
    </form>
  );
}
