import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createAppStore } from '../../store/create-store';
import { type Read, ReadState } from './read-state';

const show = (read: Partial<Read<string>>, restored = true) =>
  render(
    <Provider store={createAppStore({ extra: { apiHost: '/api' }, preloaded: { restored } })}>
      <ReadState
        read={{ isFetching: false, refetch: () => undefined, ...read }}
        what="the services"
        pending="Loading"
      >
        {(data) => <p>{data}</p>}
      </ReadState>
    </Provider>,
  );

test('a read shows the shape of what is awaited, then what is there (decision 9)', () => {
  show({ isFetching: true });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  show({ currentData: 'Removals' });
  expect(screen.getByText('Removals')).toBeInTheDocument();
});

test('a read that failed says what failed, with a way to try again (decision 9)', () => {
  show({ error: new Error('no answer') });
  expect(screen.getByText('We could not load the services')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test("the server's failure is not the browser's: the page still awaits its own read", () => {
  show({ error: new Error('no answer') }, false);
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

test('a read that was one too many shows the sentence of the answer (decision 53)', () => {
  const serverError = 'Too many attempts. Please wait a minute and try again.';
  show({ error: { status: 429, serverError, message: serverError } });
  expect(screen.getByRole('alert')).toHaveTextContent(serverError);
});
