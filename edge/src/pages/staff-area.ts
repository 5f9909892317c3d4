/** Part of the shop with its own security policy. */
export type Area = 'shop' | 'staff';

export const isStaffArea = (path: string): boolean => /^\/admin(\/|$)/i.test(path);
