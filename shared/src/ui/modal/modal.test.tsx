import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from '../drawer/drawer';
import { Modal } from './modal';

function Opener({ as: Dialog }: { as: typeof Modal | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onOpenChange={setOpen} title="Your Basket">
        <a href="/details">Proceed to Checkout</a>
      </Dialog>
    </>
  );
}

test.each([
  ['modal', Modal],
  ['drawer', Drawer],
])('a %s takes and traps the focus, and restores it on Escape', async (_, dialog) => {
  render(<Opener as={dialog} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const opened = screen.getByRole('dialog', { name: 'Your Basket' });
  await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(opened).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('a modal has a close button, and screen readers announce its description', async () => {
  const changed = jest.fn();
  render(
    <Modal
      open
      onOpenChange={changed}
      title="Your Basket"
      description="Removal Kit A was added."
    />,
  );
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Removal Kit A was added.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(changed).toHaveBeenCalledWith(false);
});
