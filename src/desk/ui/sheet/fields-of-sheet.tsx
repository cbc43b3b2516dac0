import { Combo } from '../fields/combo.tsx';
import { DateField, DateTimeField, TimeField } from '../fields/date-field.tsx';
import { Choice, Field, Select, TextField } from '../parts.tsx';
import { Card } from './card.tsx';

const drivers = [
  { value: 'ria', text: 'Ria Smit', detail: 'free until 23:40, 12 km' },
  { value: 'wim', text: 'Wim Bakker', detail: 'free until 22:10, 12 km' },
  { value: 'bram', text: 'Bram Dubois', detail: 'rest 8:50 of 9:00', isDisabled: true },
];

/** What is filled in. */
export function FieldsOfSheet() {
  return (
    <Card title="Fields" from="ui/parts.tsx, ui/fields">
      <Field label="Price without VAT" name="price" inputMode="decimal" help="In euros, such as 1850.50." />
      <DateField label="Leaves on" name="day" defaultValue="2026-11-26" />
      <TimeField label="Coach there at" name="there" defaultValue="07:45" />
      <DateTimeField label="Back on" timeLabel="At" dateName="back" timeName="backAt" dateValue="2026-11-26" timeValue="18:30" />
      <Combo label="Driver" name="driver" options={drivers} defaultValue="ria" help="Letters find a name." />
      <Select
        label="State"
        name="state"
        options={[
          ['', 'all'],
          ['booked', 'booked'],
        ]}
      />
      <TextField label="Note" name="note" help="The customer never sees it." />
      <Choice label="For everybody" name="all" value="yes" checked />
    </Card>
  );
}
