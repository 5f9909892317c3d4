import { Card } from '../ui/card/card';
import { Split, Stack } from '../ui/layout/layout';
import { Section } from '../ui/page/page';
import { Price } from '../ui/price/price';
import { StepIndicator } from '../ui/step-indicator/step-indicator';
import { SummaryList } from '../ui/summary-list/summary-list';
import { Table } from '../ui/table/table';

const columns = [
  { key: 'name', label: 'Name', isRowHeading: true },
  { key: 'quantity', label: 'Qty' },
  { key: 'price', label: 'Price', align: 'end' },
] as const;
const rows = [
  { id: 1, cells: { name: 'Removal Kit A', quantity: 2, price: <Price pence={18900} /> } },
  {
    id: 2,
    cells: { name: 'Wedding dress, deep clean', quantity: 1, price: <Price pence={14500} /> },
  },
];

export function GalleryOrder() {
  return (
    <Section title="The way to an order">
      <Stack gap={8}>
        <StepIndicator currentStep="details" />
        <Split
          aside={
            <Card padded>
              <SummaryList
                title="Order summary"
                rows={[
                  { id: 1, label: 'Removal Kit A (qty: 2)', amount: 18900 },
                  { id: 2, label: 'Wedding dress, deep clean (qty: 1)', amount: 14500 },
                  { id: 3, label: 'Delivery Charge', amount: 1500 },
                ]}
                total={{ label: 'Total Amount To Pay', amount: 34900 }}
              />
            </Card>
          }
        >
          <Table caption="Your basket" columns={columns} rows={rows} />
        </Split>
      </Stack>
    </Section>
  );
}
