import { Button } from '../button.tsx';
import { Panel } from '../card.tsx';
import { Checkbox } from '../form/choices/checkbox.tsx';
import { ErrorSummary } from '../form/choices/error-summary.tsx';
import { RadioCards } from '../form/choices/radio-cards.tsx';
import { Select } from '../form/choices/select.tsx';
import { DateInput, NumberInput, TextArea, TextInput, TimeInput } from '../form/inputs.tsx';
import { Price } from '../price.tsx';
import styles from './showcase.module.css';

const problems = [
  { field: 'show.email', message: 'Enter an e-mail address such as name@example.com' },
  { field: 'show.kind', message: 'Choose a kind of trip' },
  { field: null, message: 'The price has changed since you saw it' },
];

/** The form part of the showcase. */
export function ShowcaseForm() {
  return (
    <Panel>
      <form className={styles.form} noValidate>
        <ErrorSummary problems={problems} />
        <TextInput name="show.name" label="Name" autoComplete="name" defaultValue="Noor de Vries" width="m" />
        <TextInput
          name="show.email"
          type="email"
          label="E-mail address"
          hint="We send the quote here and nothing else."
          error="Enter an e-mail address such as name@example.com"
          defaultValue="noor@"
        />
        <TextInput name="show.flight" label="Flight number" optional width="s" placeholder="KL1234" />
        <div className={styles.row}>
          <DateInput name="show.date" label="Date" defaultValue="2026-12-04" />
          <TimeInput name="show.time" label="Time" defaultValue="08:30" />
          <NumberInput name="show.passengers" label="Passengers" min={1} max={500} defaultValue={48} unit="people" />
        </div>
        <Select
          name="show.occasion"
          label="Occasion"
          placeholder="Choose one"
          options={[
            { value: 'a', label: 'Betriebsausflug mit Geschäftspartnern' },
            { value: 'b', label: 'School trip' },
          ]}
        />
        <TextArea name="show.notes" label="What should the driver know?" optional hint="For example a place to stop on the way." />
        <RadioCards
          legend="Kind of trip"
          name="show.kind"
          columns={3}
          error="Choose a kind of trip"
          cards={[
            { value: 'single', label: 'One way', icon: 'arrow-right', description: 'From one place to another' },
            { value: 'return', label: 'There and back', icon: 'external', description: 'The coach waits or comes back' },
            { value: 'tour', label: 'Rundreise über mehrere Tage', icon: 'map-pin', description: 'Several stops', disabled: true },
          ]}
        />
        <RadioCards
          legend="Vehicle"
          name="show.vehicle"
          defaultValue="coach"
          cards={[
            { value: 'coach', label: 'Coach, 50 seats', description: 'Toilet, air conditioning', aside: <Price cents={98000} /> },
            { value: 'double', label: 'Double-decker, 80 seats', aside: <Price cents={142550} /> },
          ]}
        />
        <Checkbox name="show.terms" label="I agree to the terms and conditions" error="Agree to the terms to order" />
        <Checkbox name="show.promotion" label="Send me offers now and then" description="At most four times a year." />
        <Button type="submit" size="l">
          Order with obligation to pay
        </Button>
      </form>
    </Panel>
  );
}
