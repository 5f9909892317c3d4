import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { loadWhenIdle } from './later';
import { laterPart } from './later-part';

const Menu = () => <p>The menu</p>;

describe('a part of a page that is fetched later', () => {
  it('is not fetched before it is wanted, and then once for all', async () => {
    const fetched = jest.fn(async () => Menu);
    const Part = laterPart(fetched);
    const { rerender } = render(<Part isWanted={false} with={{}} />);
    expect(fetched).not.toHaveBeenCalled();
    rerender(<Part isWanted with={{}} />);
    expect(await screen.findByText('The menu')).toBeVisible();
    render(<Part isWanted with={{}} />);
    expect(await screen.findAllByText('The menu')).toHaveLength(2);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('that cannot be fetched is fetched again, and shown when it is there', async () => {
    let isAway = true;
    const Part = laterPart(async () => {
      if (isAway) throw new Error('no network');
      return Menu;
    });
    render(<Part isWanted with={{}} />);
    await act(async () => undefined);
    expect(screen.queryByText('The menu')).not.toBeInTheDocument();
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The menu')).toBeVisible();
  });

  it('is there at once when it was fetched while the browser was idle', async () => {
    const Part = laterPart(async () => Menu, 'idle');
    await loadWhenIdle();
    render(<Part isWanted with={{}} />);
    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('is fetched at its use alone where most visits never come to use it', async () => {
    const fetched = jest.fn(async () => Menu);
    const Part = laterPart(fetched);
    render(<Part isWanted={false} with={{}} />);
    await loadWhenIdle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is shown to nobody who does not want it, though it was fetched', async () => {
    const Part = laterPart(async () => Menu, 'idle');
    await loadWhenIdle();
    const { rerender } = render(<Part isWanted={false} with={{}} />);
    expect(screen.queryByText('The menu')).not.toBeInTheDocument();
    rerender(<Part isWanted with={{}} />);
    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('that was fetched before its place hydrates stands there after that', async () => {
    const Part = laterPart(async () => Menu, 'idle');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Part isWanted with={{}} />);
    expect(container).toBeEmptyDOMElement();
    await loadWhenIdle();
    const onRecoverableError = jest.fn();
    render(<Part isWanted with={{}} />, { container, hydrate: true, onRecoverableError });
    expect(screen.getByText('The menu')).toBeVisible();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
