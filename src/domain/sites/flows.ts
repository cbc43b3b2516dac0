/**
 * The pages of the flows (docs/specification.md#flow-addresses). Each is below its flow's id; `overview` is the address of the id itself.
 * `review`, where a traveller rates a trip, and `reserve`, where the vehicles of a quote are set aside, are our own additions. `name` is the internal page name of docs/specification.md#flow-addresses,
 * which also works as an address (docs/specification.md#internal-names).
 *
 * `direct-booking` has the pages of an order alone: such a quote is changed, reserved and cancelled beneath `my-quote`, as any other.
 */
export const flowPages = {
  quote: ['overview', 'contact-details', 'check-itinerary', 'change-itinerary', 'reserve', 'success', 'cancel', 'canceled'],
  'my-quote': ['overview', 'contact-details', 'check-itinerary', 'change-itinerary', 'reserve', 'success', 'cancel', 'canceled'],
  booking: ['overview', 'change-itinerary', 'cancel', 'canceled', 'review'],
  'my-booking': ['overview', 'change-itinerary', 'cancel', 'canceled', 'review'],
  'direct-booking': ['overview', 'contact-details', 'check-itinerary', 'success'],
} as const;

export type FlowKey = keyof typeof flowPages;
export type FlowPage<Flow extends FlowKey> = (typeof flowPages)[Flow][number];

export const flowKeys = ['quote', 'my-quote', 'booking', 'my-booking', 'direct-booking'] as const satisfies readonly FlowKey[];

/** The query parameter that may also hold a flow's id. */
export function idParameterOf(flow: FlowKey): 'quoteId' | 'bookingId' {
  return flow === 'quote' || flow === 'my-quote' ? 'quoteId' : 'bookingId';
}

export function isFlowKey(text: string): text is FlowKey {
  return (flowKeys as readonly string[]).includes(text);
}
