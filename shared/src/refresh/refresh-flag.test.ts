import { safeStorage } from '../store/persistence/safe-storage';
import { flagRefresh, reloadIfFlagged } from './refresh-flag';

describe('specification §4 and decision 25, the refresh flag', () => {
  test('a stored refresh flag triggers one page reload and is reset to 0 before it', () => {
    const storage = safeStorage();
    const atReload: (string | null)[] = [];
    flagRefresh(storage);
    reloadIfFlagged(storage, () => atReload.push(localStorage.getItem('refresh')));
    expect(atReload).toEqual(['0']);
  });

  test('the page that was reloaded does not reload again', () => {
    const storage = safeStorage();
    const reload = jest.fn();
    flagRefresh(storage);
    reloadIfFlagged(storage, reload);
    reloadIfFlagged(safeStorage(), reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([null, '0', ''])('without a flag (%p) nothing reloads', (flag) => {
    if (flag !== null) localStorage.setItem('refresh', flag);
    const reload = jest.fn();
    reloadIfFlagged(safeStorage(), reload);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a flag that cannot be reset reloads nothing, for it would never end', () => {
    const stuck = { getItem: () => '1', setItem: () => undefined } as unknown as Storage;
    const reload = jest.fn();
    reloadIfFlagged(safeStorage(stuck), reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
