/** Text from an address, cut so that no length of it spoils the page. */
export const clip = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;
