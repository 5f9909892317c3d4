import { cleanTypedText } from './typed-text.ts';

/** Direction marks, zero-width characters, a byte order mark and a soft hyphen. */
const invisible = '\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e'
  .concat('\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad')
  .split('');

describe('typed or pasted text', () => {
  it('gets a line break or a space for line separators and control characters', () => {
    for (const separator of ['\v', '\f', '\u0085', '\u2028', '\u2029', '\r', '\r\n', '\n']) {
      expect(cleanTypedText(`one${separator}two`, 'text')).toBe('one\ntwo');
      for (const kind of ['line', 'email', 'code'] as const)
        expect(cleanTypedText(`one${separator}two`, kind)).toBe('one two');
    }
    for (const control of ['\0', '\u0007', '\u001b', '\u007f', '\u009f'])
      expect(cleanTypedText(`one${control}two`, 'text')).toBe('one two');
  });

  it('keeps visible characters, and joiners and direction marks in names and long texts', () => {
    const text = 'Zoë\t👩‍👩‍👧 نمی‌خواهم \u200fשלום\n2²';
    expect(cleanTypedText(text, 'text')).toBe(text);
    expect(cleanTypedText(' Ann ', 'line')).toBe(' Ann ');
  });

  it('is empty if nothing of it is visible', () => {
    for (const kind of ['line', 'text', 'email', 'code'] as const)
      for (const blank of [...invisible, ' ', '\n\t', '\u00a0', '\u2800', '\u3164'])
        expect(cleanTypedText(blank + blank, kind)).toBe('');
  });

  it('loses characters in names that turn the direction of what follows', () => {
    expect(cleanTypedText('\u202eBox\u202c \u2066A\u2069', 'line')).toBe('Box A');
  });

  it('loses halves of surrogate pairs', () => {
    expect(cleanTypedText('a\ud800b\udc00c👍', 'line')).toBe('abc👍');
  });

  it('loses invisible characters in e-mail addresses and codes', () => {
    for (const mark of invisible) {
      expect(cleanTypedText(`${mark} ann@ex${mark}ample.com ${mark}`, 'email')).toBe(
        'ann@example.com',
      );
      expect(cleanTypedText(`${mark}SE1${mark} 7PB${mark}`, 'code')).toBe('SE1 7PB');
    }
  });

  it('gets ASCII digits and letters for digits of other scripts and wide letters in codes', () => {
    expect(cleanTypedText('٠١٢٣٤٥٦٧٨٩', 'code')).toBe('0123456789');
    expect(cleanTypedText('۰۱۲۳۴۵۶۷۸۹', 'code')).toBe('0123456789');
    expect(cleanTypedText('०१२३४५६७८९', 'code')).toBe('0123456789');
    expect(cleanTypedText('ＳＥ１　７ＰＢ', 'code')).toBe('SE1 7PB');
    expect(cleanTypedText('ann٣@example.com', 'email')).toBe('ann٣@example.com');
  });
});
