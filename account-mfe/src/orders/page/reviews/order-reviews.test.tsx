import { screen, within } from '@testing-library/react';
import { fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../../../routes';
import { orderPage } from '../../../testing/order-page';

const LIST = 'POST users/orderreviewsbylink';
const WRITE = 'POST users/writereviewbylink';

const product = { productid: 1, name: 'Tea-Length Dress Clean', review: null };
const review = { stars: 4, text: 'As new.', state: 'waiting', name: 'Robin E.', reply: '' };

const completedPage = {
  ...orderPage,
  lines: orderPage.lines.map((line) => ({ ...line, state: 'completed' })),
};

function open({
  page = completedPage,
  features = ['order-link', 'reviews'] as const,
  initialEntry = '/my-order#secret-token',
  ...more
} = {}) {
  const backend = fakeBackend({
    'POST users/orderbylink': { body: { data: page } },
    [LIST]: { body: { data: [product] } },
    ...more,
  });
  return {
    ...backend,
    ...renderPage(routes, { initialEntry, config: { features } }),
  };
}

const findForm = async () => within(await screen.findByRole('form', { name: product.name }));

describe("a review on the order's page (rule 78)", () => {
  it('is written once with stars and a text', async () => {
    const { user, calls } = open({
      [WRITE]: { body: { data: [{ ...product, review }] } },
    } as object);
    const form = await findForm();
    const send = form.getByRole('button', { name: /^Send review/ });
    await user.click(send);
    expect(form.getByRole('alert')).toHaveTextContent('Please choose one to five stars.');
    await user.click(form.getByRole('radio', { name: '4 stars' }));
    await user.click(send);
    expect(form.getByRole('textbox', { name: 'Your review' })).toHaveAccessibleDescription(
      'Please write a sentence about it.',
    );
    await user.type(form.getByRole('textbox', { name: 'Your review' }), 'As new.');
    await user.click(send);
    expect(await screen.findByText(/We read it before it is in the shop/)).toBeVisible();
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    expect(screen.queryByRole('form', { name: product.name })).not.toBeInTheDocument();
    expect(calls.find(({ path }) => path === 'users/writereviewbylink')?.body).toEqual({
      token: 'secret-token',
      productid: 1,
      stars: 4,
      text: 'As new.',
    });
  });

  it('is in view for whoever comes by the mail that asks for it', async () => {
    const scrollIntoView = jest.fn<void, []>();
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      if (this.textContent === 'How did we do?') scrollIntoView();
    };
    const { getAddress } = open({ initialEntry: '/my-order?part=reviews#secret-token' });
    await findForm();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(getAddress()).toBe('/my-order?part=reviews');
  });

  it('keeps what was typed if the shop refuses it', async () => {
    const error = 'You have reviewed this product of the order already.';
    const { user } = open({ [WRITE]: { status: 409, body: { status: false, error } } } as object);
    const form = await findForm();
    await user.click(form.getByRole('radio', { name: '1 star' }));
    await user.type(form.getByRole('textbox'), 'Late.');
    await user.click(form.getByRole('button', { name: /^Send review/ }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(form.getByRole('textbox')).toHaveValue('Late.');
  });

  it.each([
    ['before the order is completed', { page: orderPage }],
    ['if the backend does not announce reviews', { features: ['order-link'] as never }],
  ])('is neither asked for nor requested %s', async (_when, options) => {
    const { calls } = open(options);
    await screen.findByRole('heading', { level: 1, name: 'Order SLR10002' });
    expect(screen.queryByText('How did we do?')).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('users/orderreviewsbylink');
  });
});
