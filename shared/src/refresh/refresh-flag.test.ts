import { createSafeStorage } from '../store/persistence/safe-storage';
import { setRefreshFlag, reloadIfFlagged } from './refresh-flag';

describe('the refresh flag (specification, section 4; rule 25)', () => {
  test('a stored refresh flag triggers one page reload and is reset to 0 before it', () => {
    const storage = createSafeStorage();
    const atReload: (string | null)[] = [];
    setRefreshFlag(storage);
    reloadIfFlagged(storage, () => atReload.push(localStorage.getItem('refresh')));
    expect(atReload).toEqual(['0']);
  });

  test('the page that was reloaded does not reload again', () => {
    const storage = createSafeStorage();
    const reload = jest.fn();
    setRefreshFlag(storage);
    reloadIfFlagged(storage, reload);
    reloadIfFlagged(createSafeStorage(), reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([null, '0', ''])('without a flag (%p) the page does not reload', (flag) => {
    if (flag !== null) localStorage.setItem('refresh', flag);
    const reload = jest.fn();
    reloadIfFlagged(createSafeStorage(), reload);
    expect(reload).not.toHaveBeenCalled();
  });

  test('the page does not reload if the flag cannot be reset, because the reload would repeat for ever', () => {
    const stuck = { getItem: () => '1', setItem: () => undefined } as unknown as Storage;
    const reload = jest.fn();
    reloadIfFlagged(createSafeStorage(stuck), reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
