/** Returns the `tel:` address of a phone number. */
export const getPhoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
