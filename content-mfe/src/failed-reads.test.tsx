import { ServerAnswerContext } from 'shared/core';
import { fakeBackend, renderPage } from 'shared/testing';
import { waitFor } from '@testing-library/react';
import { routes } from './routes';

describe('a page with a failed read (rule 9)', () => {
  it.each(['/about', '/fitcheck'])('%s has status 503', async (at) => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    fakeBackend({});
    const answerWith = jest.fn();
    const answered = routes.map(({ path, element }) => ({
      path,
      element: <ServerAnswerContext value={answerWith}>{element}</ServerAnswerContext>,
    }));
    renderPage(answered, { at });
    await waitFor(() => expect(answerWith).toHaveBeenCalledWith(503));
  });
});
