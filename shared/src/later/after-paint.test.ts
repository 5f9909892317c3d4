import { afterPaint } from './after-paint';

describe('what is done after the browser has drawn a press', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not done at once, and then once', () => {
    const work = jest.fn();
    afterPaint(work);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done where the browser draws nothing', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const work = jest.fn();
    afterPaint(work);
    jest.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done on the way when the page is left before, and not again', () => {
    const work = jest.fn();
    afterPaint(work);
    window.dispatchEvent(new Event('pagehide'));
    expect(work).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
