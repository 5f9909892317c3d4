import { act, screen, waitFor } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage, unsuccessfulResponses } from 'shared/testing';
import type { MountInput } from '../captcha/mounted-captcha';
import { routes } from '../routes';

let captcha: MountInput | undefined;
const reset = jest.fn();
jest.mock('../captcha/altcha-captcha', () => ({
  mountAltcha: async (input: MountInput) => {
    captcha = input;
    return { reset, remove: () => undefined };
  },
}));

const typed = {
  Name: 'A Customer',
  Subject: 'Lace',
  Email: 'customer@example.com',
  Phone: '02079460000',
  Message: 'Can you clean it?',
};

async function fill(response: FakeResponse, changes: Partial<typeof typed> = {}, solved = true) {
  const backend = fakeBackend({ 'POST users/contactus': response });
  const page = renderPage(routes, { initialEntry: '/contact' });
  for (const [label, value] of Object.entries({ ...typed, ...changes })) {
    await page.user.click(screen.getByRole('textbox', { name: label }));
    await page.user.paste(value);
  }
  await waitFor(() => expect(captcha).toBeDefined());
  if (solved) act(() => captcha?.onChange('the-solution'));
  await page.user.click(screen.getByRole('button', { name: 'Send message' }));
  return { ...backend, ...page };
}

beforeEach(() => {
  captcha = undefined;
  reset.mockClear();
});

describe('the contact form (specification, sections 5, 7 and 8)', () => {
  it('sends email, the phone as password, message, name and subject, then goes to /thankyou', async () => {
    const { calls, getAddress } = await fill({ body: {} });
    expect(await screen.findByText('Submitted!')).toBeVisible();
    await waitFor(() => expect(getAddress()).toBe('/thankyou'));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      body: {
        email: typed.Email,
        password: typed.Phone,
        message: typed.Message,
        name: typed.Name,
        subject: typed.Subject,
        captcha: 'the-solution',
      },
      authorization: undefined,
    });
  });

  it('shows a message about a phone under 11 characters, but sends', async () => {
    const { calls, getAddress } = await fill({ body: {} }, { Phone: '0207946000' });
    expect(await screen.findByText('Mobile no should be of atleast 11 digits')).toBeVisible();
    expect(await screen.findByText('Submitted!')).toBeVisible();
    expect(calls).toHaveLength(1);
    await waitFor(() => expect(getAddress()).toBe('/thankyou'));
  });

  it('sends nothing while the captcha is unsolved', async () => {
    const { calls, getAddress } = await fill({ body: {} }, {}, false);
    expect(await screen.findByText('Please fill the captcha')).toBeVisible();
    expect(calls).toHaveLength(0);
    await waitFor(() => expect(getAddress()).toBe('/contact'));
  });

  it('sends nothing once the solution has expired', async () => {
    const { calls, user } = await fill({ body: {} }, {}, false);
    act(() => captcha?.onChange('the-solution'));
    act(() => captcha?.onChange(null));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(calls).toHaveLength(0);
  });

  it.each<[string, FakeResponse]>([
    ['a server error', { status: 500, body: { error: 'out of order' } }],
    ['no answer', 'no answer'],
    ...Object.entries(unsuccessfulResponses),
  ])(
    'only logs %s, keeps the typed text and requests a new captcha solution',
    async (_, response) => {
      jest.mocked(console.error).mockImplementation(() => undefined);
      const { getAddress } = await fill(response);
      await waitFor(() => expect(console.error).toHaveBeenCalled());
      jest.mocked(console.error).mockClear();
      await waitFor(() => expect(getAddress()).toBe('/contact'));
      expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(typed.Message);
      expect(screen.queryByText('Submitted!')).not.toBeInTheDocument();
      expect(reset).toHaveBeenCalled();
    },
  );

  it('shows the message of a rate limit and keeps the typed text (rule 53)', async () => {
    const error = 'Too many attempts. Please wait 15 minutes and try again.';
    const { getAddress } = await fill({ status: 429, body: { error } });
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    await waitFor(() => expect(getAddress()).toBe('/contact'));
    for (const [label, value] of Object.entries(typed))
      expect(screen.getByRole('textbox', { name: label })).toHaveValue(value);
    expect(reset).toHaveBeenCalled();
  });

  it('sends pasted text without invisible characters (rule 59)', async () => {
    const { calls } = await fill(
      { body: {} },
      {
        Name: 'A\u000bCustomer',
        Email: '\u202acustomer@exam\u200bple.com\u202c',
        Phone: '\u202d020 7946 0000\u202c',
        Message: 'Can you\u2028clean\u000bit?\u0007',
      },
    );
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({
      name: 'A Customer',
      email: 'customer@example.com',
      password: '020 7946 0000',
      message: 'Can you\nclean\nit? ',
    });
  });

  it('shows the reason beside a refused phone, and keeps the typed values (rule 59)', async () => {
    const error = 'Phone is too long: at most 50 characters.';
    await fill({ status: 400, body: { status: false, error, code: 'invalid', field: 'password' } });
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription(expect.stringContaining(error));
    for (const [label, value] of Object.entries(typed))
      expect(screen.getByRole('textbox', { name: label })).toHaveValue(value);
    expect(reset).toHaveBeenCalled();
  });

  it("shows the refusal of a field that is not on the form in the form's message", async () => {
    const error = 'The captcha is too long.';
    await fill({ status: 400, body: { status: false, error, code: 'invalid', field: 'captcha' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
  });

  it('shows phone, e-mail and the warehouse beside the form', async () => {
    renderPage(routes, { initialEntry: '/contact' });
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
      'href',
      'tel:02079460123',
    );
    expect(screen.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
    expect(screen.getByText('Unit 4, Example Wharf, London E16 0AA')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Loading the captcha/)).not.toBeInTheDocument());
  });
});
