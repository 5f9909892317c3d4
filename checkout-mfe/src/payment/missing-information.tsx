import { ButtonLink, Notice } from 'shared/ui';

/** Shown when no customer record exists (specification §2). */
export const MissingInformation = () => (
  <Notice
    kind="warning"
    title="Missing Information"
    live
    action={<ButtonLink to="/profile">Add Delivery Details</ButtonLink>}
  >
    We need your name and address before you can place this order.
  </Notice>
);
