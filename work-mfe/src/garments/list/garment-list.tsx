import { garmentStateLabels, garmentStates } from 'contract/garments/garment-state';
import { DataTable, KeyPages, readAfter, useListStatus, useQueryParams } from 'shared/desk';
import { Field, SelectField } from 'shared/forms';
import { EmptyState, FailedState, Skeleton, Stack } from 'shared/ui';
import { useState } from 'react';
import { useListGarmentsQuery } from '../garments-api';
import { PrintLabels } from '../print-labels';
import { garmentColumns } from '../garment-columns';
import styles from '../garments.module.css';

const states = ['here', ...garmentStates] as const;

const stateOptions = [
  { value: '', label: 'All' },
  { value: 'here', label: 'Here, not handed over' },
  ...garmentStates.map((value) => ({ value, label: garmentStateLabels[value] })),
];

/** The list of garments, with search and filters, the newest first. */
export function GarmentList() {
  const { params, state: locationState, change } = useQueryParams();
  const search = (locationState as { search?: string } | null)?.search ?? '';
  const state = states.find((name) => name === params.get('state'));
  const photoday = params.get('photo') ?? '';
  const after = Number(readAfter(params) ?? 0);
  const request: ListRequest = {
    ...(search.trim() !== '' && { search }),
    ...(state && { state }),
    ...(photoday !== '' && { photoday }),
    ...(after > 0 && { after }),
  };
  const setParam = (name: string, value: string) =>
    change((address) => {
      const next = new URLSearchParams(address.params);
      next.delete('after');
      if (value === '') next.delete(name);
      else next.set(name, value);
      return { params: next, state: locationState };
    });
  return (
    <Stack gap={3}>
      <div className={styles.filters}>
        <SearchField
          value={search}
          onSearch={(text) => change(() => ({ params, state: { search: text } }))}
        />
        <SelectField
          label="State"
          options={stateOptions}
          value={state ?? ''}
          onChange={({ currentTarget }) => setParam('state', currentTarget.value)}
        />
        <Field
          type="date"
          label="Photo taken on"
          value={photoday}
          onChange={({ currentTarget }) => setParam('photo', currentTarget.value)}
        />
      </div>
      <Rows request={request} />
    </Stack>
  );
}

type ListRequest = Parameters<typeof useListGarmentsQuery>[0] & object;

function Rows({ request }: { request: ListRequest }) {
  const { data, error, isFetching, refetch } = useListGarmentsQuery(request, {
    refetchOnMountOrArgChange: true,
  });
  useListStatus({
    isFetching,
    count: data?.data.length,
    nouns: ['garment', 'garments'],
    hasNext: data?.next != null,
  });
  return (
    <>
      {error && (
        <FailedState subject="the garments" busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton shape="block" />}
      {data?.data.length === 0 && (
        <EmptyState
          title={
            Object.keys(request).length === 0 ? 'No garment is taken in yet' : 'No garment matches'
          }
        >
          <p>Garments are taken in on the page of their order.</p>
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <DataTable
            caption="Garments"
            columns={garmentColumns}
            rows={data.data}
            getRowId={({ ticket }) => ticket}
          />
          <KeyPages next={data.next === null ? null : String(data.next)} />
          <PrintLabels tickets={data.data.map(({ ticket }) => ticket)} />
        </>
      )}
    </>
  );
}

/** Sends the search when it is submitted, because URLs and each key would repeat a name. */
function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <Field
        type="search"
        label="Search garments"
        hint="Ticket, garment or customer, then Enter."
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  );
}
