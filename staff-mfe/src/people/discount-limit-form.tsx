import type { DiscountLimit } from 'contract/compose/discount-limit';
import { FormErrorNotice, StaffSkeleton, useStaffForm } from 'shared/desk';
import { Field } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { Button, Card, QueryState, Stack } from 'shared/ui';
import { useGetDiscountLimitQuery, useSetDiscountLimitMutation } from './people-api';

/** The limit up to which every member of staff may give a discount. */
export function DiscountLimitSection() {
  const query = useGetDiscountLimitQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} subject="the limit of discounts" skeleton={<StaffSkeleton />}>
      {(limit) => <DiscountLimitForm limit={limit} />}
    </QueryState>
  );
}

function DiscountLimitForm({ limit: { percent, version } }: { limit: DiscountLimit }) {
  const toast = useToast();
  const [setLimit] = useSetDiscountLimitMutation();
  const form = useStaffForm<{ percent: string }>({
    defaultValues: { percent: String(percent) },
    draftKey: null,
    send: (values) => setLimit({ percent: Number.parseInt(values.percent, 10), version }).unwrap(),
    onSaved: () => toast({ kind: 'success', text: 'The limit is saved.' }),
  });
  return (
    <Card padded>
      <form
        aria-label="Limit of discounts"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={4}>
          <Field
            label="Limit in per cent of the lines"
            hint="Above it, and for a delivery charge below the shop's, a manager is needed. It holds for orders, changes of orders and quotes."
            inputMode="numeric"
            autoComplete="off"
            required
            error={form.errorOf('percent')}
            {...form.register('percent', { validate: checkPercent })}
          />
          <FormErrorNotice text={form.formError} />
          <div>
            <Button type="submit" busy={form.isSending}>
              Save the limit
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const checkPercent = (text: string): true | string =>
  (/^\s*\d{1,3}\s*%?\s*$/.test(text) && Number.parseInt(text, 10) <= 100) ||
  'Please type a whole number from 0 to 100.';
