import { kits } from '../catalog/kits.ts';
import { recommendKit } from './recommend-kit.ts';

describe('the recommended kit', () => {
  it('is the smallest with enough boxes, or the largest', () => {
    expect(recommendKit(0, kits)).toBeNull();
    expect(recommendKit(40, kits)?.letter).toBe('A');
    expect(recommendKit(45, kits)?.letter).toBe('B');
    expect(recommendKit(180, kits)?.letter).toBe('C');
  });
});
