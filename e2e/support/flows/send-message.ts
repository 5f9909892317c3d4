import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { callBackend } from './shoppers.ts';

/** Solves a captcha of the shop, and returns the solution as the widget sends it. */
export async function solveCaptcha(shop: { url: string }): Promise<string> {
  const response = await fetch(`${shop.url}/captcha/challenge`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Solves a captcha and sends a contact message with the solution. */
export async function sendMessage(shop: { url: string }): Promise<void> {
  await callBackend(shop, 'users/contactus', {
    body: {
      name: 'A visitor',
      subject: 'Boxes',
      message: 'How many do I need?',
      email: 'visitor@example.com',
      password: '07700 900123',
      captcha: await solveCaptcha(shop),
    },
  });
}
