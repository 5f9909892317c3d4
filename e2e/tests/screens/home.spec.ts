import type { Locator, Page } from '@playwright/test';
import { navigateWithin, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { expect, test } from '../../support/test.ts';
import { longForm } from '../../support/long-form.ts';

const current = '[aria-roledescription="slide"]:not([inert])';

test.describe('the home carousel in the browser (specification, section 9; rule 11)', () => {
  test.use({ reducedMotion: 'no-preference' });

  test(
    'shows one service flagged isHome, and arrow keys move through all in a loop',
    longForm,
    async ({ page }) => {
      await page.goto('/');
      await waitUntilLoaded(page);
      const carousel = page.getByRole('region', { name: 'Our services' });
      const slide = carousel.locator(current);
      await expect(slide).toHaveCount(1);
      await carousel.getByRole('button', { name: 'Pause' }).click();
      // Reads the current slide, because the carousel may have advanced before the pause.
      const label = (await slide.getAttribute('aria-label')) ?? '';
      const [first, count] = label.split(' of ').map(Number);
      if (!first || count !== 5) throw new Error(`The slide is labelled '${label}'.`);
      for (let step = 1; step <= count; step += 1) {
        await page.keyboard.press('ArrowRight');
        const expected = ((first - 1 + step) % count) + 1;
        await expect(slide).toHaveAttribute('aria-label', `${expected} of ${count}`);
      }
      await page.keyboard.press('ArrowLeft');
      await expect(slide).toHaveAttribute(
        'aria-label',
        `${first === 1 ? count : first - 1} of ${count}`,
      );
      await expect.poll(() => countVisibleSlides(page)).toBe(1);
    },
  );

  test('advances until it is paused, and continues when resumed', longForm, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await waitUntilLoaded(page);
    const carousel = page.getByRole('region', { name: 'Our services' });
    const label = () => carousel.locator(current).getAttribute('aria-label');
    /** Advances the page's clock second by second until the slide changes. */
    const advanceToNextSlide = async () => {
      const left = await label();
      await expect
        .poll(async () => {
          await page.clock.runFor(1000);
          return label();
        })
        .not.toBe(left);
    };
    await advanceToNextSlide();
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    const paused = await label();
    await page.clock.runFor(12_000);
    expect(await label()).toBe(paused);
    await carousel.getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(0, 0);
    await advanceToNextSlide();
  });

  test('does not move with reduced motion, except by arrow keys', longForm, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await waitUntilLoaded(page);
    const carousel = page.getByRole('region', { name: 'Our services' });
    await page.clock.runFor(12_000);
    await expect(carousel.locator(current)).toHaveAttribute('aria-label', /^1 of/);
    await expect(carousel.getByRole('button')).toHaveCount(0);
    await carousel.locator(current).getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect(carousel.locator(current)).toHaveAttribute('aria-label', /^2 of/);
    await expect(carousel.locator(current).getByRole('link')).toBeFocused();
  });
});

test.describe('the home carousel on a touch screen (rule 11)', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  test('changes the slide by the first swipe, as soon as its slider library is fetched', async ({
    page,
  }) => {
    const code = page.waitForResponse(/embla/);
    await page.goto('/');
    await waitUntilLoaded(page);
    const slide = page.getByRole('region', { name: 'Our services' }).locator(current);
    await slide.scrollIntoViewIfNeeded();
    // Moves the pointer, because the page loads the library in idle time after the first use.
    await page.mouse.move(5, 5);
    await (await code).finished();
    await expect(slide).toHaveAttribute('aria-label', /^1 of/);
    await swipeLeft(page, slide);
    await expect(slide).toHaveAttribute('aria-label', /^2 of/);
    await expect.poll(() => countVisibleSlides(page)).toBe(1);
    await swipeLeft(page, slide);
    await expect(slide).toHaveAttribute('aria-label', /^3 of/);
    await expect.poll(() => countVisibleSlides(page)).toBe(1);
  });
});

test.describe('the home page in the browser (specification, section 2)', () => {
  test(
    "has 'Other Services', and a query form that requires a message and sends nothing",
    longForm,
    async ({ page }) => {
      const calls: string[] = [];
      await page.goto('/');
      await waitUntilLoaded(page);
      await expect(
        page.getByRole('heading', { name: 'Other Services', exact: true }),
      ).toBeVisible();
      page.on('request', (sent) => sent.method() !== 'GET' && calls.push(sent.url()));
      const message = page.getByRole('textbox', { name: /message/i });
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page).toHaveURL(/\/$/);
      expect(await message.evaluate((field: HTMLTextAreaElement) => field.validity.valid)).toBe(
        false,
      );
      await message.fill('Do you clean veils?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page).toHaveURL(/\/thankyou$/i);
      expect(calls).toEqual([]);

      await expect(page.getByRole('main')).toContainText(/team will be in contact/i);
      await page.getByRole('main').locator('a[href="/contact"]').click();
      await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(
        'Do you clean veils?',
      );
    },
  );

  test(
    'a service leads to its sub-services, and those to its products',
    longForm,
    async ({ page }) => {
      await page.goto('/faq');
      await navigateWithin(page, '/services');
      const names = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(names.nth(0)).toHaveText('Wedding Dress Cleaning');
      await expect(names.nth(1)).toHaveText('Wedding Dress Preservation');
      const soon = page.getByRole('listitem').filter({ hasText: 'Coming Soon' });
      await expect(soon).toHaveCount(1);
      await expect(soon).toContainText('Office Removals');

      await page.getByRole('main').getByRole('link', { name: 'Wedding Dress Cleaning' }).click();
      await expect(page).toHaveURL(/\/subservices$/);
      await page.getByRole('main').getByRole('link', { name: 'After the Wedding' }).click();
      await expect(page).toHaveURL(/\/dresses$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('After the Wedding');

      await navigateWithin(page, '/services');
      await page.getByRole('main').getByRole('link', { name: 'Packing Materials' }).click();
      await expect(page).toHaveURL(/\/dresses$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packing Materials');
    },
  );
});

/** Swipes 200 px to the left. */
async function swipeLeft(page: Page, slide: Locator): Promise<void> {
  const box = await slide.boundingBox();
  if (!box) throw new Error('The slide is not to be seen.');
  const [x, y] = [box.x + box.width - 40, box.y + box.height / 2];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', away = 0) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - away, y }],
    });
  await touch('touchStart');
  for (const away of [20, 60, 110, 160, 200]) await touch('touchMove', away);
  await touch('touchEnd');
}

/** Returns how many slides cover the centre of the carousel. */
const countVisibleSlides = (page: Page) =>
  page.evaluate(() => {
    const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
    const frame = slides[0]?.closest('section')?.getBoundingClientRect();
    if (!frame) return 0;
    const middle = frame.left + frame.width / 2;
    return slides.filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left < middle && right > middle;
    }).length;
  });
