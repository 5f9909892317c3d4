import { foldText } from './fold-text.ts';

describe('the folding of searched texts', () => {
  it.each([
    ['Łukasiewicz', 'lukasiewicz'],
    ['SØREN', 'soren'],
    ['Weiß', 'weiss'],
    ['WEIẞ', 'weiss'],
    ['Þór Æsir', 'thor aesir'],
    ['Đặng', 'dang'],
    ['Işıl İnan', 'isil inan'],
    ['O’Hara', 'ohara'],
    ["O'Hara", 'ohara'],
    ['O´Hara', 'ohara'],
    ['Kaʻiulani', 'kaiulani'],
    ['Smith–Jones', 'smith-jones'],
    ['Smith‑Jones', 'smith-jones'],
    ['\u202a07700\u202c', '07700'],
    ['Ｌｉ', 'li'],
    ['Żółć', 'zolc'],
  ])('turns %s into %s', (text, folded) => expect(foldText(text)).toBe(folded));

  it('changes nothing when it is repeated', () => {
    expect(foldText(foldText('ŁÆß’–'))).toBe(foldText('ŁÆß’–'));
  });
});
