import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { type FakeResponse, dataResponse, fakeBackend, renderPage } from 'shared/testing';
import { FindAddress } from './find-address';

const address = { address: '2 Barons Court Road', city: 'London', postalcode: 'ID1 1QD' };
const addresses = [address, { ...address, address: '4 Barons Court Road' }];
const call = 'POST users/addresses/lookup';

function Form() {
  const [values, setValues] = useState({ address: '', city: '', postalcode: 'id1 1qd' });
  return (
    <>
      <input
        aria-label="Postcode"
        value={values.postalcode}
        onChange={({ target }) => setValues({ ...values, postalcode: target.value })}
      />
      <FindAddress postcode={values.postalcode} onFind={setValues} />
      <output>{`${values.address} | ${values.city} | ${values.postalcode}`}</output>
    </>
  );
}

const open = async (response: FakeResponse, features: string[] = ['address-lookup']) => {
  const backend = fakeBackend({ [call]: response });
  const page = renderPage(<Form />, { config: { features: features as never } });
  if (features.length > 0) await screen.findByRole('button', { name: 'Find address' });
  return { ...backend, ...page };
};
const getButton = () => screen.getByRole('button', { name: 'Find address' });
const getStatus = () => screen.getByText(/address|postcode first/, { selector: '[role=status]' });

describe('finding an address by its postcode', () => {
  it('is absent without the feature', async () => {
    await open(dataResponse(addresses), []);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says before that the provider is asked, and asks when the button is pressed', async () => {
    const { calls, user } = await open(dataResponse(addresses));
    expect(getButton()).toHaveAccessibleDescription(
      'We ask Ideal Postcodes for the addresses of this postcode; nothing else is sent.',
    );
    expect(calls).toEqual([]);
    await user.click(getButton());
    expect(await screen.findByRole('combobox', { name: 'Address at ID1 1QD' })).toBeVisible();
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['users/addresses/lookup', { postcode: 'ID1 1QD' }],
    ]);
    expect(getStatus()).toHaveTextContent('2 addresses at ID1 1QD. Please choose one.');
  });

  it('fills in the chosen address, by the keyboard alone', async () => {
    const { user } = await open(dataResponse(addresses));
    await user.tab();
    await user.tab();
    expect(getButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    const list = await screen.findByRole('combobox');
    await user.tab();
    expect(list).toHaveFocus();
    await user.selectOptions(list, '4 Barons Court Road');
    expect(screen.getByText('4 Barons Court Road | London | ID1 1QD')).toBeVisible();
    expect(list).toBeVisible();
  });

  it('takes the list away when the postcode is changed', async () => {
    const { user } = await open(dataResponse(addresses));
    await user.click(getButton());
    await screen.findByRole('combobox');
    await user.type(screen.getByLabelText('Postcode'), 'X');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it.each<[string, FakeResponse, string]>([
    ['no address', dataResponse([]), 'We found no address for ID1 1QD. Please check it'],
    ['a failure', { status: 503, body: { status: false, error: 'x' } }, 'Please type the address.'],
    ['no network', 'no answer', 'We cannot look up addresses at the moment.'],
    ['a page instead of data', { raw: '<h1>Hello</h1>' }, 'We cannot look up addresses'],
    ['too many calls', { status: 429, body: { error: 'Please wait a minute.' } }, 'Please wait a'],
  ])(
    'says what to do after %s, and asks again when pressed again',
    async (_name, response, text) => {
      const { calls, user } = await open(response);
      await user.click(getButton());
      await waitFor(() => expect(screen.getByText(new RegExp(text))).toBeVisible());
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
      await user.click(getButton());
      await waitFor(() => expect(calls).toHaveLength(2));
      expect(await screen.findByText(new RegExp(text))).toBeVisible();
    },
  );

  it('asks for the postcode first, and asks nobody', async () => {
    const { calls, user } = await open(dataResponse(addresses));
    await user.clear(screen.getByLabelText('Postcode'));
    await user.click(getButton());
    expect(await screen.findByText(/Please type the postcode first/)).toBeVisible();
    expect(calls).toEqual([]);
  });
});
