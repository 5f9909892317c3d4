export const isStaffArea = (path: string): boolean => /^\/admin(\/|$)/i.test(path);
