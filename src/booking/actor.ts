import type { TripActor } from '#domain/trip/states.ts';

/** Who does something to a trip; of our own people by name, where that is known. */
export type Actor =
  | { readonly kind: Exclude<TripActor, 'staff'> }
  | { readonly kind: 'staff' /** Null at the command line, which knows nobody. */; readonly name: string | null };

export type StaffMember = Extract<Actor, { readonly kind: 'staff' }>;
