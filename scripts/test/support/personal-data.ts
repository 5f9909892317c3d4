/** Personal data to look for in logs. Each value has a part that occurs nowhere else. */
export const marks = {
  name: 'Xanthippe',
  lastname: 'Quillfeather',
  mobile: '07700900571',
  address: '77 Marmaladeway',
  city: 'Zedtown',
  postalcode: 'SW9 7QZ',
  email: 'xq.marked@example.com',
  guest: 'guest.marked@example.com',
  newEmail: 'new.marked@example.com',
  password: 'marked-Passw0rd-1',
  newPassword: 'marked-Passw0rd-2',
  message: 'Heirloomveil',
  subject: 'Wardrobequestion',
  note: 'Neverlogthisnote',
  card: '4242424242424242',
  cardholder: 'Mx Plasticname',
  ip: '203.0.113.77',
  releaser: 'Ottoline Releasewright',
  tokenHolder: 'Teamzebra',
};

/** Session and release tokens that a test was given. They are secret, too. */
export const tokens: string[] = [];

/** Returns the marks and tokens that a text contains. */
export const listMarks = (output: string) => {
  const text = output.toLowerCase();
  return [...Object.values(marks), ...tokens, '5.1.1 rcpt'].filter((mark) =>
    text.includes(mark.toLowerCase()),
  );
};
