import { useState } from 'react';
import { ChoiceGroup } from '../ui/choice-group/choice-group';
import { Field } from '../ui/field/field';
import { Stack, Split } from '../ui/layout/layout';
import { Section } from '../ui/page/page';
import { QuantityStepper } from '../ui/quantity-stepper/quantity-stepper';
import { SelectField } from '../ui/select-field/select-field';

const methods = [
  { value: 'offline', label: 'Collection Only', hint: 'Pay when you fetch your order in London.' },
  { value: 'online', label: 'Pay by card', hint: 'Secure payment page.', detail: '£143.50' },
  { value: 'later', label: 'Not offered here', disabled: true },
];
const addons = [
  { value: 'no', label: 'No' },
  { value: 'standard', label: 'Standard', detail: '+£25.00' },
  { value: 'personalised', label: 'Personalised', detail: '+£55.00' },
];

export function GalleryFields() {
  const [method, setMethod] = useState('offline');
  const [addon, setAddon] = useState('standard');
  const [count, setCount] = useState(1);
  return (
    <Section title="Forms">
      <Split
        aside={
          <Stack gap={6}>
            <ChoiceGroup
              legend="Payment method"
              name="method"
              value={method}
              onChange={setMethod}
              options={methods}
            />
            <ChoiceGroup
              legend="Presentation box"
              hint="Acid-free card with a window."
              name="addon"
              value={addon}
              onChange={setAddon}
              options={addons}
              layout="row"
            />
            <QuantityStepper
              name="Removal Kit A"
              value={count}
              onDecrease={() => setCount(Math.max(0, count - 1))}
              onIncrease={() => setCount(count + 1)}
              max={5}
            />
          </Stack>
        }
      >
        <TextFields />
      </Split>
    </Section>
  );
}

const TextFields = () => (
  <Stack gap={5}>
    <Field label="First Name" name="name" autoComplete="given-name" required />
    <Field
      label="Mobile"
      name="mobile"
      inputMode="numeric"
      hint="For the driver, on the day only."
    />
    <Field
      label="Post Code"
      name="postcode"
      defaultValue="ZZ9"
      error="This post code is not complete."
    />
    <Field label="Message" name="message" multiline placeholder="How can we help?" />
    <SelectField
      label="Service"
      name="service"
      options={[
        { value: 'moving', label: 'Moving' },
        { value: 'dress', label: 'Wedding-dress cleaning' },
      ]}
    />
    <Field label="Order number" name="order" defaultValue="SLR10001" disabled />
  </Stack>
);
