import { screen } from '@testing-library/react';
import { dataResponse } from 'shared/testing';
import { createEndedQuote, customerQuote } from '../../testing/customer-quote';
import { BY_LINK, openMyQuote } from '../../testing/open-my-quote';
import { quoteLinkToken } from '../use-quote-link';

const DECLINE = 'POST quotes/decline';
const declined = createEndedQuote('declined', 'You can still ask us for another.');

async function openDialog(responses: Parameters<typeof openMyQuote>[1]) {
  const page = openMyQuote(customerQuote, responses);
  await page.user.click(await screen.findByRole('button', { name: 'Decline this quote' }));
  await page.user.type(await screen.findByRole('textbox', { name: /^Why/ }), 'Too late for us');
  return page;
}

const press = ({ user }: Awaited<ReturnType<typeof openDialog>>) =>
  user.click(screen.getByRole('button', { name: 'Decline' }));

afterEach(() => quoteLinkToken.delete());

describe('declining a quote', () => {
  test('sends the reason, and says so', async () => {
    const page = await openDialog({ [DECLINE]: dataResponse(declined) });
    await press(page);
    expect(await screen.findByText('You have declined this quote')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.findCall('quotes/decline')?.body).toEqual({
      token: 'secret-token',
      version: 1,
      reason: 'Too late for us',
    });
  });

  test('keeps the reason if it fails', async () => {
    const page = await openDialog({ [DECLINE]: 'no answer' });
    await press(page);
    expect(await screen.findByText('The quote was not declined')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveValue('Too late for us');
    page.responses[DECLINE] = dataResponse(declined);
    await press(page);
    expect(await screen.findByText('You have declined this quote')).toBeVisible();
  });

  test('shows what happened meanwhile', async () => {
    const page = await openDialog({ [DECLINE]: { status: 409, body: { error: 'Accepted.' } } });
    page.responses[BY_LINK] = dataResponse(createEndedQuote('accepted', 'Order SLR10002.'));
    await press(page);
    expect(await screen.findByText('You have accepted this quote')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decline this quote' })).not.toBeInTheDocument();
  });
});
