import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { loadIdleModules } from './lazy-module';
import { defineLazyComponent } from './lazy-component';

const Menu = () => <p>The menu</p>;

describe('a lazy component', () => {
  it('is fetched once, and only when it is needed', async () => {
    const fetched = jest.fn(async () => Menu);
    const Part = defineLazyComponent(fetched);
    const { rerender } = render(<Part isNeeded={false} componentProps={{}} />);
    expect(fetched).not.toHaveBeenCalled();
    rerender(<Part isNeeded componentProps={{}} />);
    expect(await screen.findByText('The menu')).toBeVisible();
    render(<Part isNeeded componentProps={{}} />);
    expect(await screen.findAllByText('The menu')).toHaveLength(2);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after a failure, and then rendered', async () => {
    let isAway = true;
    const Part = defineLazyComponent(async () => {
      if (isAway) throw new Error('no network');
      return Menu;
    });
    render(<Part isNeeded componentProps={{}} />);
    await act(async () => undefined);
    expect(screen.queryByText('The menu')).not.toBeInTheDocument();
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The menu')).toBeVisible();
  });

  it('renders at once if it was fetched in idle time', async () => {
    const Part = defineLazyComponent(async () => Menu, 'idle');
    await loadIdleModules();
    render(<Part isNeeded componentProps={{}} />);
    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('is not fetched in idle time if most visits do not need it', async () => {
    const fetched = jest.fn(async () => Menu);
    const Part = defineLazyComponent(fetched);
    render(<Part isNeeded={false} componentProps={{}} />);
    await loadIdleModules();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not rendered before it is needed, even if it was fetched', async () => {
    const Part = defineLazyComponent(async () => Menu, 'idle');
    await loadIdleModules();
    const { rerender } = render(<Part isNeeded={false} componentProps={{}} />);
    expect(screen.queryByText('The menu')).not.toBeInTheDocument();
    rerender(<Part isNeeded componentProps={{}} />);
    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('is rendered after hydration if it was fetched before', async () => {
    const Part = defineLazyComponent(async () => Menu, 'idle');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Part isNeeded componentProps={{}} />);
    expect(container).toBeEmptyDOMElement();
    await loadIdleModules();
    const onRecoverableError = jest.fn();
    render(<Part isNeeded componentProps={{}} />, { container, hydrate: true, onRecoverableError });
    expect(screen.getByText('The menu')).toBeVisible();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
