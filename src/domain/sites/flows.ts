/**
 * The pages of the flows (docs/specification.md#flow-addresses). Each lives beneath its flow's id; `overview` is the id's own address.
 * `review`, the personal page on which a traveller judges a trip, is ours.
 * `name` is the internal page name of docs/specification.md#flow-addresses, still an address of its own
 * (docs/specification.md#internal-names).
 */
export const flowPages = {
  quote: ['overview', 'contact-details', 'check-itinerary', 'change-itinerary', 'success', 'cancel', 'canceled'],
  'my-quote': ['overview', 'contact-details', 'check-itinerary', 'change-itinerary', 'success', 'cancel', 'canceled'],
  booking: ['overview', 'change-itinerary', 'cancel', 'canceled', 'review'],
  'my-booking': ['overview', 'change-itinerary', 'cancel', 'canceled', 'review'],
  'direct-booking': ['overview', 'contact-details', 'check-itinerary', 'success'],
} as const;

export type FlowKey = keyof typeof flowPages;
export type FlowPage<Flow extends FlowKey> = (typeof flowPages)[Flow][number];

export const flowKeys = ['quote', 'my-quote', 'booking', 'my-booking', 'direct-booking'] as const satisfies readonly FlowKey[];

/** The query under which a flow's id may also come. */
export function idParameterOf(flow: FlowKey): 'quoteId' | 'bookingId' {
  return flow === 'quote' || flow === 'my-quote' ? 'quoteId' : 'bookingId';
}

export function isFlowKey(text: string): text is FlowKey {
  return (flowKeys as readonly string[]).includes(text);
}
