import { act, screen, waitFor, within } from '@testing-library/react';
import type { CustomerQuoteOnWire } from 'contract/quotes/customer-quotes';
import { dataResponse, fakeUploads } from 'shared/testing';
import { createEndedQuote, customerQuote } from '../../testing/customer-quote';
import { BY_LINK, openMyQuote } from '../../testing/open-my-quote';
import { quoteLinkToken } from '../use-quote-link';

const createPhotos = (count: number): CustomerQuoteOnWire['photos'] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    url: `quotes/photos/${index + 1}`,
    thumbnailurl: `quotes/photos/${index + 1}/small`,
    width: 1800,
    height: 1200,
    at: '2031-02-01T10:00:00.000Z',
  }));
const createFile = (name: string) => new File(['a photo'], name, { type: 'image/jpeg' });
const stored = { status: true, data: createPhotos(1)[0] };

async function open(photoCount = 0) {
  const uploads = fakeUploads();
  const page = openMyQuote({ ...customerQuote, photos: createPhotos(photoCount) });
  await screen.findByRole('heading', { name: 'Photos' });
  const choose = (...names: string[]) =>
    page.user.upload(screen.getByLabelText('Choose photos'), names.map(createFile));
  return { ...page, uploads, choose };
}

const findQueue = () => screen.findByRole('list', { name: 'Photos that are being sent' });
const waitForUploads = (uploads: unknown[], count: number) =>
  waitFor(() => expect(uploads).toHaveLength(count));

afterEach(() => quoteLinkToken.delete());

describe('photos of a quote', () => {
  test('are sent one after another with their progress, by the token of the link', async () => {
    const { uploads, choose, responses } = await open();
    await choose('hall.jpg', 'stairs.jpg');
    await waitForUploads(uploads, 1);
    const queue = within(await findQueue());
    expect(queue.getAllByRole('listitem')).toHaveLength(2);
    act(() => uploads[0]?.progress(1, 4));
    expect(queue.getByText('25 %')).toBeVisible();
    expect(queue.getByRole('progressbar', { name: 'Progress of hall.jpg' })).toHaveAttribute(
      'value',
      '0.25',
    );
    expect(uploads[0]).toMatchObject({
      url: 'http://shop.test/api/quotes/photos',
      headers: {
        'content-type': 'image/jpeg',
        'x-quote-token': 'secret-token',
        'x-photo-key': expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    responses[BY_LINK] = dataResponse({ ...customerQuote, photos: createPhotos(1) });
    act(() => uploads[0]?.answer(200, stored));
    await waitForUploads(uploads, 2);
    expect(await screen.findByRole('list', { name: 'Your photos' })).toBeVisible();
    act(() => uploads[1]?.answer(200, stored));
    await waitFor(() => expect(screen.queryByText('stairs.jpg')).not.toBeInTheDocument());
  });

  test('are sent again with the same key after a lost network, as soon as it is back', async () => {
    const { uploads, choose, user } = await open();
    await choose('hall.jpg');
    await waitForUploads(uploads, 1);
    act(() => uploads[0]?.answer(0, ''));
    expect(await screen.findByText('There is no connection at the moment')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitForUploads(uploads, 2);
    expect(uploads[1]?.headers['x-photo-key']).toBe(uploads[0]?.headers['x-photo-key']);
    await act(async () => uploads[1]?.answer(200, '<html>Back soon</html>'));
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitForUploads(uploads, 3);
    act(() => uploads[2]?.answer(200, stored));
    await waitFor(() =>
      expect(screen.queryByText('There is no connection at the moment')).not.toBeInTheDocument(),
    );
  });

  test('that are refused say why, can be removed, and do not stop the next', async () => {
    const { uploads, choose, user } = await open();
    await choose('list.pdf.jpg', 'hall.jpg');
    await waitForUploads(uploads, 1);
    act(() => uploads[0]?.answer(400, { status: false, error: 'This file is no picture.' }));
    await waitForUploads(uploads, 2);
    expect(await screen.findByText('This file is no picture.')).toBeVisible();
    act(() => uploads[1]?.answer(200, stored));
    await user.click(screen.getByRole('button', { name: 'Remove list.pdf.jpg' }));
    expect(screen.queryByText('This file is no picture.')).not.toBeInTheDocument();
  });

  test('can be removed while they are being sent, and after', async () => {
    const { uploads, choose, user, findCall, responses } = await open(2);
    responses['POST quotes/photos/remove'] = dataResponse({
      ...customerQuote,
      photos: createPhotos(1),
    });
    await choose('hall.jpg');
    await waitForUploads(uploads, 1);
    await user.click(screen.getByRole('button', { name: 'Remove hall.jpg' }));
    await waitFor(() => expect(screen.queryByText('hall.jpg')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Number 2' })).toBeNull());
    expect(findCall('quotes/photos/remove')?.body).toEqual({ token: 'secret-token', photoid: 2 });
  });

  test('are at most 20', async () => {
    const { uploads, choose } = await open(19);
    await choose('hall.jpg', 'stairs.jpg', 'loft.jpg');
    await waitForUploads(uploads, 1);
    expect(
      screen.getByText('2 photos were left out, because a quote can have no more.'),
    ).toBeVisible();
    expect(screen.queryByLabelText('Choose photos')).not.toBeInTheDocument();
    expect(screen.getByText(/as many as a quote can have/)).toBeVisible();
  });

  test('of a quote that has ended are shown, and none can be added', async () => {
    openMyQuote(createEndedQuote('expired', 'It ended.', { photos: createPhotos(2) }));
    expect(await screen.findByRole('list', { name: 'Your photos' })).toBeVisible();
    expect(screen.queryByLabelText('Take a photo')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });
});
