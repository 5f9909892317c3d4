/** Returns whether an address belongs to the staff area: /admin and below (rule 3). */
export const isStaffArea = (pathname: string) => /^\/admin(\/|$)/i.test(pathname);
