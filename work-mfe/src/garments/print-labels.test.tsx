import { screen, waitFor } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { PrintLabels } from './print-labels';

afterEach(() => jest.restoreAllMocks());

test('labels begin on the first free one of an A4 sheet, and need none on a roll', async () => {
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const bodies: unknown[] = [];
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return { ok: true, status: 200, blob: async () => new Blob(['%PDF']) };
  }) as never;
  const { user } = renderPage(<PrintLabels tickets={['SLR10001-1']} />);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'First free label of the sheet' }),
    '5',
  );
  await user.click(screen.getByRole('button', { name: 'Label on A4' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /62 mm roll/ }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { tickets: ['SLR10001-1'], format: 'a4', skip: 4 },
    { tickets: ['SLR10001-1'], format: 'roll' },
  ]);
});
