import { safeStorage } from '../store/persistence/safe-storage';
import { flagRefresh, reloadIfFlagged } from './refresh-flag';

describe('the refresh flag (specification, section 4; rule 25)', () => {
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

  test.each([null, '0', ''])('without a flag (%p) the page does not reload', (flag) => {
    if (flag !== null) localStorage.setItem('refresh', flag);
    const reload = jest.fn();
    reloadIfFlagged(safeStorage(), reload);
    expect(reload).not.toHaveBeenCalled();
  });

  test('the page does not reload if the flag cannot be reset, because the reload would repeat for ever', () => {
    const stuck = { getItem: () => '1', setItem: () => undefined } as unknown as Storage;
    const reload = jest.fn();
    reloadIfFlagged(safeStorage(stuck), reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
