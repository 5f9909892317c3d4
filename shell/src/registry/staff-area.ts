export const isStaffArea = (pathname: string) => /^\/admin(\/|$)/i.test(pathname);
