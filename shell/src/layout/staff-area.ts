/** Whether an address belongs to the staff area: /admin and below (decision 3). */
export const isStaffArea = (pathname: string) => /^\/admin(\/|$)/i.test(pathname);
