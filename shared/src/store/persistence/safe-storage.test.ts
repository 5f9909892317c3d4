import { createSafeStorage } from './safe-storage';

const broken = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('local storage that fails', () => {
  test('written values last as long as the page', () => {
    const storage = createSafeStorage({
      setItem: broken,
      getItem: () => null,
    } as unknown as Storage);
    storage.setItem('token', 'abc');
    expect(storage.getItem('token')).toBe('abc');
  });

  test('all parts of the page share the written values', () => {
    const full = { setItem: broken, getItem: () => null } as unknown as Storage;
    createSafeStorage(full).setItem('cart', '[1]');
    expect(createSafeStorage(full).getItem('cart')).toBe('[1]');
  });

  test('removed values are gone, and nothing throws', () => {
    const all = { setItem: broken, getItem: broken, removeItem: broken, clear: broken };
    const storage = createSafeStorage(all as unknown as Storage);
    storage.setItem('token', 'abc');
    storage.removeItem('token');
    expect(storage.getItem('token')).toBeNull();
    storage.setItem('token', 'abc');
    storage.clear();
    expect(storage.getItem('token')).toBeNull();
  });
});
