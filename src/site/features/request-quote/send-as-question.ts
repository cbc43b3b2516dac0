import { codeOfFailure } from '../../api/api-client.ts';
import { domainOf, languageOf } from '../../api/enums.ts';
import { SendMessageDocument } from '../../api/generated/operations.ts';
import type { Issue } from '../../api/issue.ts';
import type { PageRequest } from '../../request-context.ts';
import type { FormValues } from '../../trip-editor/form-values.ts';
import { emptyGroup } from '../../trip-editor/itinerary-values.ts';

/** What became of a trip that was sent as a question: the instant by which we answer, null where nothing can be promised. */
export type AskedUs =
  | { readonly kind: 'asked'; readonly answerBy: string | null }
  | { readonly kind: 'issues'; readonly issues: readonly Issue[] }
  | { readonly kind: 'unavailable' };

/** The field of the request form for a field of a message. */
const fieldsOfForm: Readonly<Record<string, string>> = { name: 'firstName', email: 'email', phone: 'phone' };

/**
 * Sends a trip that the form cannot take to our people as it was typed: a place that nobody finds, more parts of a group than it has
 * fields for. Only a name and an address for the answer must be right.
 */
export async function sendAsQuestion({ api, site, language, reportError }: PageRequest, values: FormValues): Promise<AskedUs> {
  const { firstName, lastName, email, phone } = values;
  const name = [firstName, lastName].filter((part) => part.trim() !== '').join(' ');
  const input = {
    ...{ wish: 'message', name, email, phone, reference: '', callWindow: 'any', website: '' },
    ...{ subject: subjectOf(values), text: describeTyped(values) },
  };
  try {
    const { sendMessage } = await api.execute(SendMessageDocument, { input, domain: domainOf(site), language: languageOf(language) });
    if (sendMessage.isSent) return { kind: 'asked', answerBy: sendMessage.answerBy };
    const issues = sendMessage.errors.map((issue) => ({ ...issue, field: fieldsOfForm[issue.field] ?? 'form' }));
    return { kind: 'issues', issues };
  } catch (error) {
    if (codeOfFailure(error) !== 'unavailable') throw error;
    reportError(error, 'Unable to send a trip as a question');
    return { kind: 'unavailable' };
  }
}

function subjectOf({ stops }: FormValues): string {
  const places = stops.map(({ place }) => place.trim()).filter((place) => place !== '');
  const day = stops[0]?.date ?? '';
  return (
    [places.join(' – '), day]
      .filter((part) => part !== '')
      .join(', ')
      .slice(0, 120) || '–'
  );
}

/** Each stop on a line, then the parts of the group and every wish: whatever was typed, as it was typed. */
export function describeTyped(values: FormValues): string {
  const { stops, pickUps, extras, organisation, type } = values;
  const line = (parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(' · ');
  const wishes = keysOfGroup.flatMap((key) => {
    const value = values[key].trim();
    return value === '' || value === emptyGroup[key] ? [] : [`${key}: ${value}`];
  });
  return [
    ...stops.map(({ place, date, time, notes }, index) => line([`${index + 1}. ${place}`, `${date} ${time}`.trim(), notes])),
    ...pickUps.map(({ place, time, passengers }) => line([`+ ${place}`, time, passengers])),
    line([type, organisation, ...extras]),
    ...wishes,
  ]
    .filter((text) => text.trim() !== '')
    .join('\n');
}

const keysOfGroup = [
  ...(['passengers', 'secondReturnTime', 'secondReturnPassengers', 'wheelchairPlaces', 'luggage', 'babySeats', 'childSeats'] as const),
  ...(['boosterSeats', 'occasion', 'flightNumber', 'suppliesDriverRoom', 'notes'] as const),
] as const;
