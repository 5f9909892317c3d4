import { act, screen } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { LostNetwork } from './lost-network';

const network = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};

test('a lost network is announced until it is back', () => {
  renderPage(<LostNetwork />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  network(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. Your basket');
  network(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
