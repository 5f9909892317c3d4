import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test';
import { readStoredValue } from './stored-state.ts';

/** Delivery details, by the labels of the form fields (specification, section 2). */
export const sampleDetails = {
  'First Name': 'Test',
  'Last Name': 'Shopper',
  Mobile: '07700900123',
  Address: '2 Example Road',
  City: 'London',
  'Post Code': 'E16 0AA',
};

/** `sampleDetails` in the format of the API, without the user's id. */
export const sampleCustomer = {
  name: sampleDetails['First Name'],
  last_name: sampleDetails['Last Name'],
  address: sampleDetails.Address,
  mobile: sampleDetails.Mobile,
  city: sampleDetails.City,
  postalcode: sampleDetails['Post Code'],
};

export async function fillDetails(page: Page, details = sampleDetails): Promise<void> {
  for (const [label, value] of Object.entries(details))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
}

export async function continueAsGuest(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Guest checkout' });
  await form.getByRole('textbox', { name: /Email address/ }).fill(email);
  await form.getByRole('button', { name: 'Continue as Guest' }).click();
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByRole('textbox', { name: /Email address/ }).fill(email);
  await form.getByLabel(/Password/).fill(password);
  await form.getByRole('button', { name: 'Log In' }).click();
}

interface NewCustomer {
  name: string;
  mobile: string;
  email: string;
  password: string;
}

export async function signUp(page: Page, customer: NewCustomer): Promise<void> {
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(customer.name);
  await form.getByRole('textbox', { name: /^Mobile/ }).fill(customer.mobile);
  await form.getByRole('textbox', { name: /Email address/ }).fill(customer.email);
  await form.getByLabel(/Password/).fill(customer.password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
}

/** Finds the submit button, whose text depends on the payment method. */
export const findPayButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Place order – pay|Pay now) £/ });

export const chooseCard = (page: Page): Promise<void> =>
  page.getByRole('radio', { name: 'Card payment' }).check();

/** Expects this exact text in the red error box. */
export async function expectError(page: Page, text: string): Promise<void> {
  const box = page.getByRole('alert').filter({ hasText: 'Error:' });
  await expect(box.getByText(text, { exact: true })).toBeVisible();
  await expect(findPayButton(page)).toBeEnabled();
}

/**
 * Makes each page press 'Stay on this page' as soon as this button appears. Otherwise the home page
 * could replace the thank-you page before a slow test has read it.
 */
export async function stayOnOrderPlacedPage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const pressStay = () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Stay on this page')
        ?.click();
    new MutationObserver(pressStay).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Returns the order number on the thank-you page. Waits until the page has deleted the shopper's
 * token.
 */
export async function readPlacedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/thankyouorderplace$/);
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await expect.poll(() => readStoredValue(page, 'token')).toBeNull();
  const number = page.getByRole('main').getByText(/^SLR\d+$/);
  return (await number.textContent()) ?? '';
}
