import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { loadWhenIdle } from './later';
import { laterPart } from './later-part';

const Menu = () => <p>The menu</p>;

describe('a lazy component', () => {
  it('is fetched once, and only when it is needed', async () => {
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

  it('is fetched again after a failure, and then rendered', async () => {
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

  it('renders at once if it was fetched in idle time', async () => {
    const Part = laterPart(async () => Menu, 'idle');
    await loadWhenIdle();
    render(<Part isWanted with={{}} />);
    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('is not fetched in idle time if most visits do not need it', async () => {
    const fetched = jest.fn(async () => Menu);
    const Part = laterPart(fetched);
    render(<Part isWanted={false} with={{}} />);
    await loadWhenIdle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not rendered before it is needed, even if it was fetched', async () => {
    const Part = laterPart(async () => Menu, 'idle');
    await loadWhenIdle();
    const { rerender } = render(<Part isWanted={false} with={{}} />);
    expect(screen.queryByText('The menu')).not.toBeInTheDocument();
    rerender(<Part isWanted with={{}} />);
    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('is rendered after hydration if it was fetched before', async () => {
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
