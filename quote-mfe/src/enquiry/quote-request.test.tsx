import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, unsuccessfulResponses } from 'shared/testing';
import { captcha, renderQuote } from '../testing/render-quote';

const REQUEST = 'POST quotes/request';
const received: FakeResponse = {
  body: { status: true, quoteno: 'Q1001', token: 'secret-token' },
};

async function fillForm(response: FakeResponse) {
  const page = renderQuote({ [REQUEST]: response }, { features: ['quotes'] });
  const { user } = page;
  await screen.findByRole('link', { name: 'Flat Move' });
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Armchair' }));
  const from = within(screen.getByRole('group', { name: 'Moving from' }));
  await put(page, from.getByRole('textbox'), 'se17pb');
  await user.selectOptions(from.getByRole('combobox', { name: 'Floor' }), 'Floor 2');
  fireEvent.change(screen.getByLabelText('Wished date'), { target: { value: '2099-07-01' } });
  await user.click(screen.getByRole('button', { name: 'Ask for a quote' }));
  await put(page, await screen.findByRole('textbox', { name: 'Your name' }), 'A Customer');
  await put(page, screen.getByRole('textbox', { name: 'E-mail' }), 'customer@example.com');
  await put(page, screen.getByRole('textbox', { name: 'Anything else?' }), 'A narrow staircase');
  await user.click(screen.getByRole('button', { name: 'I am a person' }));
  return page;
}

async function put({ user }: ReturnType<typeof renderQuote>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

const findSent = ({ calls }: Awaited<ReturnType<typeof fillForm>>) =>
  calls
    .filter(({ path }) => path === 'quotes/request')
    .map(({ body }) => body as Record<string, unknown>);

describe('an enquiry to a backend with quotes', () => {
  it('is a request for a quote with the list, and opens its page, where photos can be added', async () => {
    const page = await fillForm(received);
    expect(screen.getByText(/^Photos help: you can add them/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(page.getAddress()).toBe('/my-quote'));
    const access = { address: '', lift: false };
    expect(findSent(page)).toEqual([
      {
        source: 'calculator',
        contact: { name: 'A Customer', email: 'customer@example.com', mobile: '' },
        journey: {
          from: { ...access, postcode: 'SE1 7PB', floor: 2 },
          to: { ...access, postcode: '', floor: 0 },
        },
        items: [{ id: 'armchair', name: 'Armchair', quantity: 1, litres: 700 }],
        wisheddays: ['2099-07-01'],
        note: 'A narrow staircase',
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        captcha: 'the-solution',
      },
    ]);
    const findOpenedQuote = () => page.calls.find(({ path }) => path === 'quotes/bylink')?.body;
    await waitFor(() => expect(findOpenedQuote()).toEqual({ token: 'secret-token' }));
    expect(page.calls.some(({ path }) => path === 'users/contactus')).toBe(false);
    expect(localStorage.getItem('quote')).not.toContain('customer@example.com');
  });

  it.each([
    ['no answer', 'no answer'],
    ['an HTML page', unsuccessfulResponses['an HTML page']],
  ] as const)('is the same request if it is sent again after %s', async (_, response) => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const page = await fillForm(response as FakeResponse);
    await page.user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(captcha.resets).toBe(1));
    expect(screen.getByRole('alert')).toHaveTextContent(/Nothing that you typed is lost/);
    await page.user.click(screen.getByRole('button', { name: 'I am a person' }));
    page.responses[REQUEST] = received;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getAddress()).toBe('/my-quote'));
    const [first, second] = findSent(page);
    expect(second?.['key']).toBe(first?.['key']);
    jest.mocked(console.error).mockClear();
  });

  it('shows a refused detail at its field', async () => {
    const error = 'This is no e-mail address.';
    const page = await fillForm({ status: 400, body: { error, field: 'contact.email' } });
    await page.user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
        expect.stringContaining(error),
      ),
    );
  });
});
