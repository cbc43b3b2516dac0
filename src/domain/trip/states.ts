/** Specification 4, reading 21 and product.md "States": the spelled values are fixed, nothing else compares these strings. */
export const tripStatuses = ['Aanvraag', 'Offerte', 'Vervallen', 'Geboekt', 'Geannuleerd', 'Uitgevoerd'] as const;
export type TripStatus = (typeof tripStatuses)[number];

export const tripStages = ['request', 'quote', 'expired', 'no - loss', 'won', 'Cancellation', 'done'] as const;
export type TripStage = (typeof tripStages)[number];
