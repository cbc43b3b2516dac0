// Imported by file, here and in `run`: Vitest would load the package's other build, and GraphQL refuses types of two copies of itself.
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql/index.js';
import { builder } from './builder.ts';
import './agency/agency-mutations.ts';
import './agency/agency-queries.ts';
import './content/case-studies.ts';
import './content/faqs.ts';
import './content/fleet.ts';
import './content/home-offer-query.ts';
import './content/hubs.ts';
import './content/locations.ts';
import './content/occasions.ts';
import './content/pages.ts';
import './content/partners.ts';
import './content/proof-query.ts';
import './content/reviews.ts';
import './messages/message-operations.ts';
import './payment/payment-operations.ts';
import './places/queries.ts';
import './places/read-trip.ts';
import './quote/direct-booking-operations.ts';
import './quote/mutations.ts';
import './quote/queries.ts';
import './quote/travel-explained.ts';
import './trip/booking-mutations.ts';
import './trip/booking-queries.ts';
import './trip/forwarded-quote.ts';
import './trip/itinerary-operations.ts';
import './trip/journey-operations.ts';
import './trip/lost-item-operations.ts';
import './trip/mutations.ts';
import './trip/queries.ts';
import './trip/shared-trip.ts';

/** The whole API: each import above adds its module's types and fields to the builder. */
export const schema = builder.toSchema();

/** The schema as sorted text. `schema.graphql` contains it and is compared with it. */
export function formatSchema(described: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(described))}\n`;
}
