import { readTicket } from './read-ticket';

const ORIGIN = 'https://shop.example.com';

describe('a scanned code', () => {
  it('opens the garment of a label of this shop, or of a typed number', () => {
    for (const text of [`${ORIGIN}/admin/garments/SLR10001-2`, ' slr10001-2 '])
      expect(readTicket(text, ORIGIN)).toEqual({ ticket: 'SLR10001-2' });
  });

  it('of another shop, of another kind or without sense gets a sentence', () => {
    const cases = [
      ['https://other.example.com/admin/garments/SLR10001-2', /another shop \(other.example.com\)/],
      [`${ORIGIN}/admin/orders/SLR10001`, /no label of a garment/],
      ['5012345678900', /no label of a garment/],
      ['javascript:alert(1)', /no label of a garment/],
    ] as const;
    for (const [text, sentence] of cases)
      expect(readTicket(text, ORIGIN)).toEqual({ refusal: expect.stringMatching(sentence) });
  });
});
