import type { SessionUser } from 'shared/core';

/** Whether the backend gave somebody the role of staff (decision 3). */
export const isStaff = (user: SessionUser | null) => user?.role === 'staff';
