import { screen, waitFor, within } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { useState } from 'react';
import {
  compositionResponses,
  FIND_PRODUCTS,
  PRICE,
  type PriceBody,
  priceByCatalogue,
} from '../testing/composition-backend';
import { Composer } from './composer';
import { emptyComposition } from './typed-composition';
import { usePricedComposition } from './use-priced-composition';

function Page() {
  const [composition, setComposition] = useState(emptyComposition);
  const pricing = usePricedComposition(composition, { method: 'offline' });
  return (
    <Composer
      composition={composition}
      pricing={pricing}
      onChange={setComposition}
      isChecked={false}
      isFocusedFirst
    />
  );
}

async function open(responses: Record<string, FakeResponse> = {}) {
  const backend = fakeBackend({ ...compositionResponses, ...responses });
  const page = renderPage(<Page />, { user: { id: 1, role: 'staff', permissions: ['orders'] } });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveFocus(),
  );
  return { ...backend, ...page };
}

// jsdom lacks scrollIntoView, because it has no layout.
beforeAll(() => (Element.prototype.scrollIntoView = () => undefined));

const findRow = async (name: string) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement,
  );

const findTotal = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('group', { name: 'Sums' })).toHaveTextContent(`Total${text}`),
  );

const type = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  label: string,
  text: string,
) => {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
};

describe('the lines of a composer', () => {
  test('are typed one after the other: the search has the focus, Enter adds and prices', async () => {
    const { user } = await open();
    await user.keyboard('10x large');
    await screen.findByRole('option', { name: /Large Box/ });
    await user.keyboard('{Enter}');
    const row = await findRow('Large Box');
    expect(row.getByRole('textbox', { name: 'Quantity of Large Box' })).toHaveValue('10');
    expect(await row.findByText('£25.00')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveValue('');
    await user.keyboard('van{Enter}');
    await findTotal('£325.00');
  });

  test('take the first match also if Enter is pressed before the results are there', async () => {
    const { user } = await open();
    await user.keyboard('van{Enter}large{Enter}');
    expect(await findRow('Van and crew')).toBeDefined();
    expect(await findRow('Large Box')).toBeDefined();
    await findTotal('£302.50');
  });

  test('are chosen with the arrow keys', async () => {
    const { user } = await open();
    await user.keyboard('box');
    const options = await screen.findAllByRole('option', { name: /Box/ });
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    const second = screen.getByRole('option', { name: /Veil Box/ });
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveAttribute(
      'aria-activedescendant',
      second.id,
    );
    await user.keyboard('{Enter}');
    expect(await findRow('Veil Box')).toBeDefined();
  });

  test('join the quantities of the same product', async () => {
    const { user } = await open();
    await user.keyboard('large{Enter}');
    await findTotal('£2.50');
    await user.keyboard('3x large{Enter}');
    await findTotal('£10.00');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('become a free line if no product has the typed name', async () => {
    const { user } = await open();
    await user.keyboard('Piano to the third floor{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add it as a free line' }));
    const price = await screen.findByRole('textbox', { name: 'Price of Piano to the third floor' });
    await waitFor(() => expect(price).toHaveFocus());
    await user.keyboard('1,250{Enter}');
    expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveFocus();
    await findTotal('£1,250.00');
  });

  test('count, as free lines, as the service of the line above them', async () => {
    const { user } = await open();
    await user.keyboard('van{Enter}');
    await findRow('Van and crew');
    await user.click(screen.getByRole('button', { name: 'Add a free line' }));
    const service = await screen.findByRole('combobox', { name: /^Service as which/ });
    expect(service).toHaveDisplayValue('As: Removals');
    await user.selectOptions(service, 'As: Packing materials');
    await user.click(screen.getByRole('button', { name: 'Add a free line' }));
    const services = screen.getAllByRole('combobox', { name: /^Service as which/ });
    expect(services.map((select) => (select as HTMLSelectElement).value)).toEqual(['3', '3']);
  });

  test('have the add-ons of their product, personalised if it is possible', async () => {
    const { user, calls } = await open();
    await user.keyboard('veil{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add-ons for Veil Box' }));
    await user.click(screen.getByRole('checkbox', { name: /Ribbon/ }));
    await findTotal('£45.00');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Form of Ribbon' }),
      'Personalised £55.00',
    );
    await user.type(screen.getByRole('textbox', { name: 'Text on Ribbon' }), 'Ada');
    await findTotal('£95.00');
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({
        composition: {
          lines: [
            {
              addons: [{ addonid: 1, option: 'personalised', personalisation: 'Ada', quantity: 1 }],
            },
          ],
        },
      }),
    );
    expect(screen.queryByRole('combobox', { name: 'Form of Tissue' })).not.toBeInTheDocument();
  });

  test('are removed, and the focus is in the search again', async () => {
    const { user } = await open();
    await user.keyboard('large{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove Large Box' }));
    expect(screen.getByText('There is no line yet.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveFocus();
  });

  test('have the problem that the shop names, and the other lines are priced', async () => {
    const { user } = await open({
      [PRICE]: ({ body }) => {
        const priced = priceByCatalogue(body as PriceBody);
        const [line] = priced.lines;
        if (line) Object.assign(line, { amount: 0, problem: 'Large Box is not sold any more.' });
        return { body: { status: true, data: { ...priced, total: 30000 } } };
      },
    });
    await user.keyboard('large{Enter}van{Enter}');
    const row = await findRow('Large Box');
    expect(await row.findByText('Large Box is not sold any more.')).toBeVisible();
    await findTotal('£300.00');
  });
});

describe('the amounts of a composer', () => {
  test.each([
    ['£12.5', '£287.50'],
    ['10 %', '£270.00'],
    ['200', '£100.00'],
  ])('read the discount %s as people type it', async (text, total) => {
    const { user } = await open();
    await user.keyboard('van{Enter}');
    await findRow('Van and crew');
    await type(user, 'Discount', text);
    await type(user, 'Reason for the discount', 'A regular customer');
    await findTotal(total);
  });

  test('name what is wrong at their field, and keep the text', async () => {
    const { user } = await open();
    await user.keyboard('van{Enter}');
    await findRow('Van and crew');
    await type(user, 'Discount', 'half');
    await user.tab();
    const field = screen.getByRole('textbox', { name: 'Discount' });
    expect(field).toHaveAccessibleDescription(/Please type an amount like 20/);
    expect(field).toHaveValue('half');
    await findTotal('£300.00');
  });

  test('name the limit of discounts at the discount', async () => {
    const sentence = 'Your role gives discounts of up to 10%. Please ask a manager.';
    const { user } = await open({
      [PRICE]: ({ body }) => ({
        body: {
          status: true,
          data: priceByCatalogue(body as PriceBody, {
            limit: { percent: 10, isexceeded: true, problem: sentence },
          }),
        },
      }),
    });
    await user.keyboard('van{Enter}');
    await findRow('Van and crew');
    await type(user, 'Discount', '20%');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Discount' })).toHaveAccessibleDescription(
        new RegExp(sentence),
      ),
    );
  });
});

describe('the prices of a composer', () => {
  test('keep the lines after a failure, and are read again', async () => {
    const { user, responses } = await open({ [PRICE]: 'no answer' });
    await user.keyboard('van{Enter}');
    expect(await screen.findByText('The prices could not be worked out')).toBeVisible();
    expect(await findRow('Van and crew')).toBeDefined();
    responses[PRICE] = compositionResponses[PRICE] as FakeResponse;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findTotal('£300.00');
    expect(screen.queryByText('The prices could not be worked out')).not.toBeInTheDocument();
  });

  test('are those of the latest lines, also if an older answer comes later', async () => {
    const answers: (() => void)[] = [];
    const { user } = await open({
      [PRICE]: ({ body }) =>
        new Promise((resolve) =>
          answers.push(() =>
            resolve({
              body: {
                status: true,
                data: priceByCatalogue(body as PriceBody),
              },
            }),
          ),
        ),
    });
    await user.keyboard('van{Enter}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.keyboard('large{Enter}');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await findTotal('£302.50');
    answers[0]?.();
    await findTotal('£302.50');
  });

  test('say that the products could not be searched, and search again', async () => {
    const { user, responses } = await open({ [FIND_PRODUCTS]: 'no answer' });
    await user.keyboard('van{Enter}');
    expect(await screen.findByText('The products could not be searched')).toBeVisible();
    responses[FIND_PRODUCTS] = compositionResponses[FIND_PRODUCTS] as FakeResponse;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('Van and crew')).toBeDefined();
  });
});
