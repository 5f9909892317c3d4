import { screen, waitFor } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { DroppedLinesNotice } from './dropped-lines-notice';

const kit = { id: 70, productid: 70, name: 'Kit A', price: 23900, packages: '[]', cartquantity: 1 };
const store = (content: unknown[]) =>
  localStorage.setItem('cart', JSON.stringify({ version: 1, content }));

test('an unreadable basket line is dropped, and the shopper sees a message', async () => {
  store([kit, { ...kit, cartquantity: 'many' }]);
  const page = renderPage(<DroppedLinesNotice />, { isPersistent: true });
  // Waits for the role first, because Radix removes the announced copy after a second.
  await screen.findByRole('status', { hidden: true });
  expect(
    await screen.findByText(
      'One item of your basket could not be read and had to be left out. Please check your basket.',
    ),
  ).toBeVisible();
  expect(page.store.getState().cart).toMatchObject([{ productid: 70, cartquantity: 1 }]);
});

test('the message appears once per visit', async () => {
  const noticePattern = /^One item of your basket could not be read/;
  const visit = () => {
    store([kit, { ...kit, cartquantity: 'many' }]);
    return renderPage(<DroppedLinesNotice />, { isPersistent: true });
  };
  const first = visit();
  expect(await screen.findByText(noticePattern)).toBeVisible();
  first.unmount();
  const second = visit();
  await waitFor(() => expect(second.store.getState().droppedLineCount).toBe(1));
  await expect(screen.findByText(noticePattern, {}, { timeout: 500 })).rejects.toThrow();
  second.unmount();
  sessionStorage.clear();
  visit();
  expect(await screen.findByText(noticePattern)).toBeVisible();
});

test('a completely readable basket causes no message', async () => {
  store([kit]);
  const page = renderPage(<DroppedLinesNotice />, { isPersistent: true });
  await waitFor(() => expect(page.store.getState().restored).toBe(true));
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
});
