import { screen, waitFor, within } from '@testing-library/react';
import { renderQuote } from '../testing/render-quote';

const total = () => screen.getByRole('region', { name: 'How much it comes to' });
const more = (name: string) =>
  screen.getByRole('button', { name: `Increase quantity of ${name}`, hidden: true });
const packages = () => screen.findByRole('link', { name: 'Flat Move' });

describe('the quote page', () => {
  it('fills in the items of a home, adds counts, and shows cubic metres and vans', async () => {
    const { user } = renderQuote();
    expect(total()).toHaveTextContent('0.0 m³nothing counted yet');
    await user.click(screen.getByRole('radio', { name: 'Studio' }));
    expect(total()).toHaveTextContent('8.0 m³up to half a Luton van');
    await user.click(more('Upright piano'));
    expect(total()).toHaveTextContent('9.6 m³about one Luton van');
    expect(within(total()).getByRole('status')).toHaveTextContent('9.6 m³, about one Luton van');
    await packages();
  });

  it('marks the smallest package with enough capacity, and links to its page and to the kit', async () => {
    const { user } = renderQuote();
    await packages();
    await user.click(screen.getByRole('radio', { name: '2 bedrooms' }));
    const marked = screen.getByText('Fits your list').closest('li') as HTMLElement;
    expect(within(marked).getByRole('link', { name: 'House Move' })).toHaveAttribute(
      'href',
      '/home-removals/house-move',
    );
    expect(screen.getByText('House Move fits')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Half Day' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Removal Kit B, 60 boxes/ })).toHaveAttribute(
      'href',
      '/RemovalKitB',
    );
  });

  it("can restore the shopper's own list after a home was chosen", async () => {
    const { user } = renderQuote();
    await user.click(more('Armchair'));
    await user.click(screen.getByRole('radio', { name: 'Studio' }));
    await user.click(screen.getByRole('button', { name: 'Put my own list back' }));
    expect(total()).toHaveTextContent('0.7 m³');
    expect(screen.getByRole('radio', { name: 'Studio' })).not.toBeChecked();
    await packages();
  });

  it('shows an error of a postcode or day after the field loses the focus, and keeps its text', async () => {
    const { user } = renderQuote();
    const to = within(screen.getByRole('group', { name: 'Moving to' })).getByRole('textbox');
    await user.type(to, 'E16');
    expect(to).toBeValid();
    await user.tab();
    expect(to).toBeInvalid();
    expect(to).toHaveAccessibleDescription(/not a whole UK postcode/);
    expect(to).toHaveValue('E16');
    const date = screen.getByLabelText('Wished date');
    await user.type(date, '2020-01-01');
    await user.tab();
    expect(date).toHaveAccessibleDescription(/This day is over/);
    await packages();
  });

  it('says that a postcode which cannot be read leaves the price of the package open', async () => {
    const { user } = renderQuote();
    await packages();
    await user.click(screen.getByRole('radio', { name: '2 bedrooms' }));
    const to = within(screen.getByRole('group', { name: 'Moving to' })).getByRole('textbox');
    await user.type(to, 'E16');
    expect(
      screen.getByText(/cannot say whether the fixed price of this package counts/),
    ).toBeVisible();
  });

  it('accepts a future day in every date format of the browser', async () => {
    const formats: { format: object } = Intl.DateTimeFormat.prototype;
    jest.spyOn(formats, 'format', 'get').mockReturnValue(() => '3/2/27');
    const { user } = renderQuote();
    const date = screen.getByLabelText('Wished date');
    await user.type(date, '2099-07-01');
    await user.tab();
    expect(date).toBeValid();
    await packages();
  });

  it('restores everything after a reload', async () => {
    const first = renderQuote();
    await first.user.click(screen.getByRole('radio', { name: '1 bedroom' }));
    const from = () => within(screen.getByRole('group', { name: 'Moving from' }));
    await first.user.type(from().getByRole('textbox'), 'SE1 7PB');
    first.unmount();
    renderQuote();
    expect(screen.getByRole('radio', { name: '1 bedroom' })).toBeChecked();
    expect(total()).toHaveTextContent('12.8 m³');
    expect(from().getByRole('textbox')).toHaveValue('SE1 7PB');
    await packages();
  });

  it('starts with an empty plan if the stored one cannot be read', async () => {
    localStorage.setItem('quote', '{"version":1,"content":{"counts":{"piano":"many"},"from":7}}');
    renderQuote();
    expect(total()).toHaveTextContent('0.0 m³');
    await packages();
  });

  it('recommends to ask for a quote if the shop has no move, or its moves cannot be read', async () => {
    const none = renderQuote({ 'GET users/getservices': { body: [] } });
    expect(await screen.findByText('We quote for your move in person')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for a quote' })).toBeEnabled();
    none.unmount();
    const { user, responses } = renderQuote({ 'GET users/getproducts/5': { status: 500 } });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('button', { name: 'Ask for a quote' })).toBeEnabled();
    responses['GET users/getproducts/5'] = { body: [] };
    await user.click(retryButton);
    await waitFor(() => expect(retryButton).not.toBeInTheDocument());
  });
});
