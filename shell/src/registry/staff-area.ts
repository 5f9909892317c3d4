/** Returns whether an address is /admin or below (rule 3). */
export const isStaffArea = (pathname: string) => /^\/admin(\/|$)/i.test(pathname);
