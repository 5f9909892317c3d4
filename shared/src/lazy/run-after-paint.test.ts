import { runAfterPaint } from './run-after-paint';

describe('work that runs after the next paint', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('does not run at once, and then runs once', () => {
    const work = jest.fn();
    runAfterPaint(work);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('also runs if the browser paints nothing', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const work = jest.fn();
    runAfterPaint(work);
    jest.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs when the page is unloaded first, and not again', () => {
    const work = jest.fn();
    runAfterPaint(work);
    window.dispatchEvent(new Event('pagehide'));
    expect(work).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
