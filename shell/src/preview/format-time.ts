/** Creates the formatter on use, because loading its locale data would delay hydration. */
export const formatTime = (text: string) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' }).format(
    new Date(text),
  );
