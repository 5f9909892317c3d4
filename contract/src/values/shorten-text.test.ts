import { shortenText } from './shorten-text.ts';

describe('a shortened text', () => {
  it('is the text itself if it is short enough', () => {
    expect(shortenText('Zoë 👍', 6, '…')).toBe('Zoë 👍');
  });

  it('ends before a character that does not fit', () => {
    expect(shortenText('Zoë 👍', 5)).toBe('Zoë ');
    expect(shortenText('abcdef', 3, '…')).toBe('abc…');
  });

  it('never ends within an emoji of several parts, a flag or an accented letter', () => {
    for (const character of ['👩‍👩‍👧', '🇬🇧', '👍🏽', 'e\u0301'])
      for (let length = 1; length < character.length + 1; length += 1)
        expect(shortenText(`a${character}`, length)).toBe('a');
  });
});
