import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/router';
import { Button } from 'shared/ui';
import { cleanTypedText, Field, SelectField } from 'shared/forms';
import { useGetColleaguesQuery } from './inbox-api';
import { ALL_STATES, type InboxFilter } from './inbox-filter';
import { focusFirstRow, findLengthError, useQueryParams } from 'shared/desk';
import styles from './inbox.module.css';

const stateOptions = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: ALL_STATES, label: 'All' },
];

const kindOptions = [
  { value: '', label: 'All' },
  { value: 'message', label: 'Messages' },
  { value: 'quote', label: 'Quote requests' },
];

/** Filters and search of the inbox. The URL contains the filters but not the search text. */
export function InboxFilters({ filter }: { filter: InboxFilter }) {
  const { params: query, change } = useQueryParams();
  const { data: colleagues = [] } = useGetColleaguesQuery();
  const changeFilter = (name: string, value: string) =>
    change(({ params }) => {
      const changedQuery = new URLSearchParams(params);
      changedQuery.delete('after');
      if (value === '') changedQuery.delete(name);
      else changedQuery.set(name, value);
      return { params: changedQuery };
    });
  const assigneeOptions = [
    { value: '', label: 'Anyone' },
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <div className={styles.filters}>
      <SelectField
        label="State"
        options={stateOptions}
        value={query.get('state') ?? 'open'}
        onChange={({ target }) => changeFilter('state', target.value)}
      />
      <SelectField
        label="Assigned to"
        options={assigneeOptions}
        value={filter.assigned ?? ''}
        onChange={({ target }) => changeFilter('assigned', target.value)}
      />
      <SelectField
        label="Kind"
        options={kindOptions}
        value={filter.kind ?? ''}
        onChange={({ target }) => changeFilter('kind', target.value)}
      />
      <InboxSearch key={filter.text} initialText={filter.text} />
    </div>
  );
}

function InboxSearch({ initialText }: { initialText: string }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  const lengthError = findLengthError('Search', text, 200);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lengthError !== undefined) return;
    const searchedQuery = new URLSearchParams(query);
    searchedQuery.delete('after');
    const inboxSearch = cleanTypedText(text, 'line').trim();
    void navigate(`/admin/messages?${searchedQuery.toString()}`, { state: { inboxSearch } });
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Field
        label="Search"
        type="search"
        error={lengthError}
        hint="Name, e-mail, phone or words"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={focusFirstRow}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
