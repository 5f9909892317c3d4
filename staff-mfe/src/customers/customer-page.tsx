import type { StaffCustomer } from 'contract/accounts/staff/customers';
import { useParams } from 'shared/router';
import { usePermission } from 'shared/session';
import {
  ButtonLink,
  Cluster,
  EmptyState,
  FailedState,
  Skeleton,
  SkeletonGroup,
  Stack,
  TextLink,
} from 'shared/ui';
import { StaffPage } from 'shared/desk';
import { CustomerData } from './customer-data';
import { CustomerOrders } from './customer-orders';
import { EraseCustomer } from './erase-customer';
import { ExportCustomer } from './export-customer';
import { useGetStaffCustomerQuery } from './customers-api';
import styles from './customers.module.css';

/**
 * Page with all data of a person. The URL contains the id of an account, order or message, and no
 * personal data.
 */
export const CustomerPage = () => (
  <StaffPage permission="customers" title="Customer">
    <Customer />
  </StaffPage>
);

function Customer() {
  const { of, key = '' } = useParams();
  const path = of === undefined ? key : `${of}/${key}`;
  const { data, error, isFetching, refetch } = useGetStaffCustomerQuery(path, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <CustomerSections customer={data} path={path} />;
  if (error && 'status' in error && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        icon="user"
        title="There is no such customer"
        action={<ButtonLink to="/admin/customers">Find a customer</ButtonLink>}
      >
        <p>The data may have been erased.</p>
      </EmptyState>
    );
  }
  if (error) return <FailedState subject="the customer" busy={isFetching} onRetry={refetch} />;
  return (
    <SkeletonGroup label="the customer">
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

function CustomerSections({ customer, path }: { customer: StaffCustomer; path: string }) {
  const mayErase = usePermission('erasure');
  const mayOrder = usePermission('orders');
  return (
    <Stack gap={6} className={styles.customer}>
      <div>
        <p className={styles.email}>{customer.email}</p>
        <p>{[...customer.names, ...customer.phones].join(', ')}</p>
        <Cluster>
          {mayOrder && (
            <ButtonLink size="small" to={`/admin/orders/new?customer=${customer.path}`}>
              New order
            </ButtonLink>
          )}
          <TextLink isStandalone to="/admin/customers">
            Find another customer
          </TextLink>
        </Cluster>
      </div>
      <CustomerOrders customer={customer} />
      <CustomerData customer={customer} />
      {mayErase && (
        <section aria-labelledby="requests">
          <Stack gap={3}>
            <h2 id="requests" className={styles.heading}>
              Requests about personal data
            </h2>
            <ExportCustomer path={path} />
            <EraseCustomer customer={customer} path={path} />
          </Stack>
        </section>
      )}
    </Stack>
  );
}
