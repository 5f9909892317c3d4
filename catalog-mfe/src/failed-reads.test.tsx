import { screen, waitFor } from '@testing-library/react';
import { visitPage } from './testing/visit-page';

const services = 'GET users/getservices';
const products = 'GET users/getproductsbycategoryslug/dress-care';
const product = 'GET users/getproductbyslug/gown-clean';

describe('a page with a failed read (rule 9)', () => {
  it.each([
    ['/', services],
    ['/services', services],
    ['/dress-care', services],
    ['/dress-care', products],
    ['/dress-care/gown-clean', services],
    ['/dress-care/gown-clean', product],
  ])('%s has status 503 without %s', async (path, call) => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const answerWith = jest.fn();
    visitPage(path, { [call]: { status: 500 } }, { answerWith });
    await waitFor(() => expect(answerWith).toHaveBeenCalledWith(503));
    expect(answerWith).not.toHaveBeenCalledWith(404);
  });

  it("needs no services on a kit's page, because the kit's data is known", async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const answerWith = jest.fn();
    visitPage('/RemovalKitC', { [services]: { status: 500 } }, { answerWith });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled());
    expect(answerWith).not.toHaveBeenCalled();
  });
});
