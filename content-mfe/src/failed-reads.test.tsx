import { ResponseStatusContext } from 'shared/router';
import { fakeBackend, renderPage } from 'shared/testing';
import { waitFor } from '@testing-library/react';
import { routes } from './routes';

describe('a page with a failed read (rule 9)', () => {
  it.each(['/about', '/fitcheck', '/faq', '/terms'])('%s has status 503', async (at) => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    fakeBackend({});
    const answerWith = jest.fn();
    const answered = routes.map(({ path, element }) => ({
      path,
      element: <ResponseStatusContext value={answerWith}>{element}</ResponseStatusContext>,
    }));
    renderPage(answered, { initialEntry: at, config: { features: ['texts'] } });
    await waitFor(() => expect(answerWith).toHaveBeenCalledWith(503));
  });
});
