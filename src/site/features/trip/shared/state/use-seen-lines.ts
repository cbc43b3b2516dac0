import { sayParts, titleOfParts } from '#output/texts/travel/say-parts.ts';
import { describePart } from '../../../../explain/use-part-rows.tsx';
import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { invoiceLinesOf } from '../price/invoice-lines.ts';
import type { TripData } from './load-trip.ts';
import type { SeenLines } from './seen.ts';
import { type Choice, fullNameOf, type TravelStop } from './travel.ts';

type Shown = { readonly data: Pick<TripData, 'travel' | 'countryNames'>; readonly choice: Choice | null };

/** What a page of a trip shows of it, line by line: sent with its form, so that the page can say what somebody else changed since. */
export function useSeenLines({ data, choice }: Shown): SeenLines {
  const { t, named } = useTranslation('trip');
  const form = useTranslation('form').t;
  const words = useTravelWords();
  const { travel } = data;
  const { customer, contacts, invoice } = travel;
  const parts = travel.parts.map(describePart);
  const momentOf = ({ date, time }: TravelStop) =>
    [date === null ? '' : words.day(date), time ?? ''].filter((part) => part !== '').join(', ');
  const contactOf = (contact: { readonly name: string; readonly phoneNumber: string } | null) =>
    contact === null ? '' : `${contact.name}, ${contact.phoneNumber}`;
  const lines: readonly (readonly [string, string])[] = [
    ...travel.stops.map((stop, index) => {
      const place = index === 0 ? 'first' : index === travel.stops.length - 1 ? 'last' : 'between';
      return [form(`issues.stopNames.${place}`, { number: index + 1 }), [stop.label, momentOf(stop)].filter(Boolean).join(', ')] as const;
    }),
    [form('group.passengers'), words.passengers(travel.passengers)],
    ...(parts.length === 0 ? [] : [[titleOfParts(parts, words), sayParts(parts, words).join(' ')] as const]),
    [form('group.wheelchairPlaces'), String(travel.wheelchairPlaces)],
    [form('group.childSeats'), words.childSeats(travel) ?? ''],
    [t('itinerary.luggage'), named([`form:luggage.${travel.luggage}`])],
    [t('itinerary.extras'), travel.extras.map((extra) => named([`form:extras.${extra}`])).join(', ')],
    [form('group.flightNumber'), travel.flightNumber],
    [form('group.notes'), travel.additionalInformation],
    [t('check.vehicle'), choice === null ? '' : `${words.vehicles(choice.vehicles)}, ${words.seats(choice.seats)}`],
    [t('check.customer'), [fullNameOf(customer), customer.email, customer.phone, customer.organisation].filter(Boolean).join(', ')],
    [t('check.contacts'), [contactOf(contacts.firstContact), contactOf(contacts.secondContact)].filter(Boolean).join('; ')],
    [
      t('check.invoice'),
      [...invoiceLinesOf(data), invoice?.vatNumber ?? '', invoice?.organisationReference ?? ''].filter(Boolean).join(', '),
    ],
    [t('check.payment'), invoice === null ? '' : words.paymentMethod(invoice.paymentMethod)],
    [words.t('price.total'), choice === null ? '' : words.money(choice.totalCents)],
  ];
  return Object.fromEntries(lines.filter(([, value]) => value !== ''));
}
