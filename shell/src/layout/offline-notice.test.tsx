import { act, screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { OfflineNotice } from './offline-notice';

const network = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};

test('a lost network is announced until it is back', () => {
  renderPage(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  network(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. Your basket');
  network(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a page with a service worker says itself how it goes on', () => {
  Object.assign(navigator, { serviceWorker: { controller: {} } });
  renderPage(<OfflineNotice />);
  network(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  network(true);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
