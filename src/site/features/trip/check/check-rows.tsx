import type { ReactNode } from 'react';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import type { SummaryRow } from '../../../ui/summary/summary-list.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { invoiceLinesOf } from '../shared/price/invoice-lines.ts';
import type { FlowStep } from '../shared/state/flow-links.ts';
import type { TripData } from '../shared/state/load-trip.ts';
import { type Choice, fullNameOf, optionToCarry } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';

/** Everything that was said, each with the page that changes it. */
export function useCheckRows(data: TripData): readonly SummaryRow[] {
  const { t } = useTranslation('trip');
  const { customer, invoice, contacts } = data.travel;
  const row = (key: string, step: FlowStep, value: ReactNode): SummaryRow => ({
    key,
    value,
    action: <ChangeLink data={data} step={step} what={key} />,
  });
  return [
    row(
      t('check.customer'),
      'contact-details',
      <Lines lines={[fullNameOf(customer), customer.email, customer.phone, customer.organisation]} />,
    ),
    row(t('check.contacts'), 'contact-details', <Lines lines={contactLines(contacts) ?? [t('check.noContacts')]} />),
    row(
      t('check.invoice'),
      'contact-details',
      <Lines
        lines={[
          ...invoiceLinesOf(data),
          invoice?.vatNumber ? t('check.vatNumber', { number: invoice.vatNumber }) : '',
          invoice?.organisationNumber ? t('check.organisationNumber', { number: invoice.organisationNumber }) : '',
          invoice?.organisationReference ? t('check.purchaseOrder', { number: invoice.organisationReference }) : '',
          invoice?.buyerReference ? t('check.buyerReference', { number: invoice.buyerReference }) : '',
        ]}
      />,
    ),
  ];
}

/** The vehicle that was chosen, with the page that changes it. */
export function useVehicleRow(data: TripData, choice: Choice): SummaryRow {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const key = t('check.vehicle');
  return {
    key,
    value: <Lines lines={[words.vehicles(choice.vehicles), words.seats(choice.seats), words.drivers(choice.crew.drivers)]} />,
    action: <ChangeLink data={data} step="overview" what={key} />,
  };
}

/** What a page says line by line; empty lines are left out. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.filter((line) => line !== '').map((line) => <p key={line}>{line}</p>);
}

/** The contacts on the day as lines, or null where the customer is the contact. */
function contactLines({ firstContact, secondContact }: TripData['travel']['contacts']): readonly string[] | null {
  const lines = [firstContact, secondContact].flatMap((contact) => (contact === null ? [] : [`${contact.name}, ${contact.phoneNumber}`]));
  return lines.length === 0 ? null : lines;
}

type ChangeLinkProps = { readonly data: TripData; readonly step: FlowStep; readonly what: string };

/** Short to see, whole to hear. The vehicle chosen goes along. */
export function ChangeLink({ data, step, what }: ChangeLinkProps) {
  const { t } = useTranslation('trip');
  const option = optionToCarry(data.travel, data.choice);
  return (
    <SiteLink to={tripLink(data, step)} search={option === null ? {} : { option }}>
      {t('change')}
      <VisuallyHidden> {what}</VisuallyHidden>
    </SiteLink>
  );
}
