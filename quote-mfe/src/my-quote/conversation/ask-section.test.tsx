import { screen, waitFor } from '@testing-library/react';
import { dataResponse } from 'shared/testing';
import { customerQuote } from '../../testing/customer-quote';
import { openMyQuote } from '../../testing/open-my-quote';
import { quoteLinkToken } from '../use-quote-link';

const ASK = 'POST quotes/ask';
const findField = () => screen.findByRole('textbox', { name: 'Ask a question' });
const button = () => screen.getByRole('button', { name: 'Send the question' });
const question = {
  author: 'customer',
  by: 'Robin',
  text: 'Do you bring boxes?',
  at: '2031-02-01T10:00:00.000Z',
} as const;
const reply = { ...question, author: 'staff', by: 'Sam', text: 'Yes, on the day.' } as const;

afterEach(() => quoteLinkToken.delete());

describe('questions about a quote', () => {
  test('are sent, and stand in the conversation with the answers', async () => {
    const { user, findCall } = openMyQuote(
      { ...customerQuote, messages: [reply] },
      { [ASK]: dataResponse({ ...customerQuote, messages: [reply, question] }) },
    );
    const field = await findField();
    expect(screen.getByText('Yes, on the day.')).toBeVisible();
    expect(button()).toBeDisabled();
    await user.type(field, question.text);
    await user.click(button());
    expect(await screen.findByText(question.text)).toBeVisible();
    expect(field).toHaveValue('');
    expect(screen.getByText('Your question has been sent.')).toBeInTheDocument();
    expect(findCall('quotes/ask')?.body).toEqual({
      token: 'secret-token',
      text: question.text,
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('stay in the field after a lost answer, and are sent again as the same question', async () => {
    const { user, calls, responses } = openMyQuote(customerQuote, { [ASK]: 'no answer' });
    const field = await findField();
    await user.type(field, question.text);
    await user.click(button());
    expect(await screen.findByText(/Your text is still here/)).toBeVisible();
    expect(field).toHaveValue(question.text);
    await user.click(button());
    const findKeys = () =>
      calls
        .filter(({ path }) => path === 'quotes/ask')
        .map(({ body }) => (body as { key: string }).key);
    await waitFor(() => expect(findKeys()).toHaveLength(2));
    expect(findKeys()[1]).toBe(findKeys()[0]);
    await user.type(field, ' And tape?');
    responses[ASK] = dataResponse(customerQuote);
    await user.click(button());
    await waitFor(() => expect(field).toHaveValue(''));
    expect(findKeys()[2]).not.toBe(findKeys()[0]);
  });

  test('say why they are refused', async () => {
    const error = 'Too many questions. Please wait a little.';
    const { user } = openMyQuote(customerQuote, { [ASK]: { status: 429, body: { error } } });
    await user.type(await findField(), question.text);
    await user.click(button());
    expect(await screen.findByText(error)).toBeVisible();
  });
});
