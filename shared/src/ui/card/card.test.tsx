import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Card, CardBody, CardLink, CardRibbon } from './card';

test('a card in a list has one link with the name of its content', () => {
  render(
    <MemoryRouter>
      <ul>
        <Card as="li" interactive>
          <CardRibbon>Coming Soon</CardRibbon>
          <CardBody>
            <h3>
              <CardLink to="/subservices">Storage</CardLink>
            </h3>
          </CardBody>
        </Card>
      </ul>
    </MemoryRouter>,
  );
  const card = within(screen.getByRole('listitem'));
  expect(card.getByRole('link')).toHaveAccessibleName('Storage');
  expect(card.getByText('Coming Soon')).toBeVisible();
});
