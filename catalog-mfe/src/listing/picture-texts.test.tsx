import { screen } from '@testing-library/react';
import { dressCare, gown, removals } from '../testing/catalogue';
import { visitPage } from '../testing/visit-page';

const image = JSON.stringify({ picture0: 'front.jpg', picture1: 'back.jpg' });
const pictures = [
  { file: 'front.jpg', alt: 'A gown from the front', focusx: 50, focusy: 20 },
  { file: 'back.jpg', alt: '', focusx: 50, focusy: 50 },
];
const described = { body: { data: { ...gown, image, pictures } } };

describe('texts and focal points of pictures', () => {
  it('are those of the firm on the product page, and the name of the product without them', async () => {
    const { user } = visitPage('/dress-care/gown-clean', {
      'GET users/getproductbyslug/gown-clean': described,
    });
    const picture = await screen.findByRole('img', { name: 'A gown from the front' });
    expect(picture).toHaveAttribute('data-y', '20');
    await user.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }));
    const back = screen.getByRole('img', { name: 'Gown Clean, picture 2 of 2' });
    expect(back).not.toHaveAttribute('data-y');
  });

  it('are on the cards of listings', async () => {
    const list = { body: { data: [{ ...gown, image, pictures }] } };
    visitPage('/dress-care', { 'GET users/getproductsbycategoryslug/dress-care': list });
    const picture = await screen.findByRole('img', { name: 'A gown from the front' });
    expect(picture).toHaveAttribute('data-y', '20');
  });

  it('are those of the library for the picture of a service', async () => {
    const texts = [{ file: 'service.svg', alt: 'A rail of gowns', focusx: 10, focusy: 90 }];
    visitPage('/services', {
      'GET users/getservices': { body: [{ ...dressCare, pictures: texts }, removals] },
    });
    const picture = await screen.findByRole('img', { name: 'A rail of gowns' });
    expect(picture).toHaveAttribute('data-x', '10');
    expect(picture).toHaveAttribute('data-y', '90');
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it.each([undefined, null, 'front', [{ file: 1 }, null]])(
    'are ignored if they cannot be read: %j',
    async (unreadable) => {
      const body = { data: { ...gown, pictures: unreadable } };
      visitPage('/dress-care/gown-clean', { 'GET users/getproductbyslug/gown-clean': { body } });
      expect(await screen.findByRole('img', { name: 'Gown Clean' })).toBeVisible();
    },
  );
});
