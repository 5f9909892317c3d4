import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ResponseStatusContext } from '../../page-head/page-contexts';
import { createAppStore } from '../../store/create-store';
import { type QueryResult, QueryState } from './query-state';

const show = (
  read: Partial<QueryResult<string>>,
  restored = true,
  answerWith: ((status: number) => void) | null = null,
) =>
  render(
    <Provider store={createAppStore({ extra: { apiHost: '/api' }, preloadedState: { restored } })}>
      <ResponseStatusContext value={answerWith}>
        <QueryState
          query={{ isFetching: false, refetch: () => undefined, ...read }}
          subject="the services"
          skeleton="Loading"
        >
          {(data) => <p>{data}</p>}
        </QueryState>
      </ResponseStatusContext>
    </Provider>,
  );

test('a read renders a skeleton, then the data (rule 9)', () => {
  show({ isFetching: true });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  show({ currentData: 'Removals' });
  expect(screen.getByText('Removals')).toBeInTheDocument();
});

test('a failed read shows what failed, with a button to retry (rule 9)', () => {
  show({ error: new Error('no answer') });
  expect(screen.getByText('We could not load the services')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('a read that failed on the server renders the skeleton until the browser has read', () => {
  show({ error: new Error('no answer') }, false);
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

test('a rate-limited read shows the sentence of the response (rule 53)', () => {
  const serverError = 'Too many attempts. Please wait a minute and try again.';
  show({ error: { status: 429, serverError, message: serverError } });
  expect(screen.getByRole('alert')).toHaveTextContent(serverError);
});

test('a page with a failed read on the server has status 503 (rule 9)', () => {
  const answerWith = jest.fn();
  show({ isFetching: true }, false, answerWith);
  show({ currentData: 'Removals' }, false, answerWith);
  expect(answerWith).not.toHaveBeenCalled();
  show({ error: new Error('no answer') }, false, answerWith);
  expect(answerWith).toHaveBeenCalledWith(503);
});
