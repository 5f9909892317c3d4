export const getPhoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
