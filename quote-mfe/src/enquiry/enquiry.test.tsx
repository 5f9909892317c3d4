import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, unsuccessfulResponses } from 'shared/testing';
import { renderQuote, captcha } from '../testing/render-quote';

type Page = ReturnType<typeof renderQuote>;

async function ask(changes: Record<string, FakeResponse> = {}): Promise<Page> {
  const page = renderQuote(changes);
  await screen.findByRole('link', { name: 'Flat Move' });
  await page.user.click(screen.getByRole('radio', { name: 'Studio' }));
  const from = screen.getByRole('group', { name: 'Moving from' });
  await put(page, within(from).getByRole('textbox'), 'se17pb');
  await page.user.selectOptions(within(from).getByRole('combobox', { name: 'Floor' }), 'Floor 2');
  await page.user.click(screen.getByRole('button', { name: 'Ask for a quote' }));
  return page;
}

async function fill(page: Page): Promise<void> {
  await put(page, await screen.findByRole('textbox', { name: 'Your name' }), 'A Customer');
  await put(page, screen.getByRole('textbox', { name: 'E-mail' }), 'customer@example.com');
  await put(page, screen.getByRole('textbox', { name: 'Anything else?' }), 'A narrow staircase');
  await page.user.click(screen.getByRole('button', { name: 'I am a person' }));
}

async function put({ user }: Page, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

const send = ({ user }: Page, name = 'Send enquiry') =>
  user.click(screen.getByRole('button', { name }));
const sent = ({ calls }: Page) => calls.filter(({ path }) => path === 'users/contactus');

describe('requesting a quote', () => {
  it('sends the list as a readable message, then goes to the thank-you page', async () => {
    const page = await ask();
    await fill(page);
    await send(page);
    await waitFor(() => expect(page.getAddress()).toBe('/thankyou'));
    expect(await screen.findByText('Submitted!')).toBeVisible();
    const [call] = sent(page);
    expect(call?.body).toEqual({
      name: 'A Customer',
      email: 'customer@example.com',
      password: '',
      subject: 'Quote for a move of 8.0 m³, from SE1 7PB',
      message: expect.any(String),
      captcha: 'the-solution',
    });
    const { message } = (call?.body ?? {}) as Record<string, string>;
    expect(message).toMatch(
      /^How much: 8\.0 m³, up to half a Luton van\nFrom: SE1 7PB, Floor 2, no lift\nTo: postcode not given/,
    );
    expect(message).toContain('Fits: Flat Move, £395.00');
    expect(message).toContain('\n1 x Double bed with mattress\n');
    expect(message).toMatch(/Note\nA narrow staircase$/);
    const storedPlan = localStorage.getItem('quote') ?? '';
    expect(storedPlan).toContain('SE1 7PB');
    expect(storedPlan).not.toContain('customer@example.com');
  });

  it('requires a name and an email address or phone, and focuses the missing field', async () => {
    const page = await ask();
    const name = await screen.findByRole('textbox', { name: 'Your name' });
    await waitFor(() => expect(name).toHaveFocus());
    await page.user.click(screen.getByRole('button', { name: 'I am a person' }));
    await send(page);
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Please tell us your name.');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInvalid();
    await put(page, name, 'A Customer');
    await put(page, screen.getByRole('textbox', { name: 'Phone' }), '02079');
    await send(page);
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toHaveFocus());
    expect(sent(page)).toEqual([]);
  });

  it.each(['+45 32 12 34 56', '0800 111111', '\u202d+44 7700 900123\u202c'])(
    'accepts %j as a phone number',
    async (phone) => {
      const page = await ask();
      await put(page, await screen.findByRole('textbox', { name: 'Your name' }), 'A Customer');
      await put(page, screen.getByRole('textbox', { name: 'Phone' }), phone);
      const to = screen.getByRole('group', { name: 'Moving to' });
      await put(page, within(to).getByRole('textbox'), '\u202aE1\u200b6 0AA\u202c');
      await put(page, screen.getByRole('textbox', { name: 'Anything else?' }), 'One\u000btwo');
      await page.user.click(screen.getByRole('button', { name: 'I am a person' }));
      await send(page);
      await waitFor(() => expect(page.getAddress()).toBe('/thankyou'));
      const { password, subject, message } = (sent(page)[0]?.body ?? {}) as Record<string, string>;
      expect(password).toBe(phone.replace(/[\u202d\u202c]/g, ''));
      expect(subject).toMatch(/to E16 0AA$/);
      expect(message).toMatch(/Note\nOne\ntwo$/);
    },
  );

  it('requires a solved captcha', async () => {
    const page = await ask();
    await put(page, await screen.findByRole('textbox', { name: 'Your name' }), 'A Customer');
    await put(page, screen.getByRole('textbox', { name: 'Phone' }), '020 7946 0000');
    await send(page);
    expect(await screen.findByText('Please fill the captcha')).toBeVisible();
    expect(sent(page)).toEqual([]);
  });

  it('shows why a field is refused once, at the field, which has the focus', async () => {
    const error = "'email' is not valid.";
    const page = await ask({
      'POST users/contactus': { status: 400, body: { error, field: 'email' } },
    });
    await fill(page);
    await send(page);
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.getAllByText(error, { exact: false })).toHaveLength(1);
  });

  it('shows each failure, keeps the typed values, and sends them by another press', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const failures: [string, FakeResponse, RegExp][] = [
      ['a server error', { status: 500 }, /Something went wrong/],
      ['one too many', { status: 429, body: { error: 'Please wait.' } }, /Please wait\./],
      [
        'a refused part',
        { status: 400, body: { error: 'Too long.', field: 'message' } },
        /Too long/,
      ],
      ['no answer', 'no answer', /Something went wrong/],
      [
        'status false',
        unsuccessfulResponses['status false'] as FakeResponse,
        /Something went wrong/,
      ],
      [
        'an HTML page',
        unsuccessfulResponses['an HTML page'] as FakeResponse,
        /Something went wrong/,
      ],
    ];
    const page = await ask();
    await fill(page);
    for (const [index, [caseName, response, message]] of failures.entries()) {
      page.responses['POST users/contactus'] = response;
      await send(page, index === 0 ? 'Send enquiry' : 'Try again');
      await waitFor(() => expect([caseName, captcha.resets]).toEqual([caseName, index + 1]));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('A Customer');
      await page.user.click(screen.getByRole('button', { name: 'I am a person' }));
    }
    page.responses['POST users/contactus'] = { body: {} };
    await send(page, 'Try again');
    await waitFor(() => expect(page.getAddress()).toBe('/thankyou'));
    jest.mocked(console.error).mockClear();
  });
});
