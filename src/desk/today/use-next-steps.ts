import type { StaffRight } from '#operations/staff/rules/rights.ts';
import type { TripRowFragment } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import type { NextStep } from '../ui/trip-table.tsx';
import { useRights } from '../use-rights.ts';

/** The one next step of each kind of line of Today; null where there is none, or it is somebody else's. */
export function useNextSteps() {
  const { t, named } = useDesk();
  const rights = useRights();
  const act = (right: StaffRight, name: string, { reference }: { readonly reference: string }): NextStep | null =>
    rights.has(right) ? { to: `/trips/${reference}#${name}`, text: named('acts', name) } : null;
  return {
    request: (trip: TripRowFragment) => act('price-trips', 'price', trip),
    endingQuote: (trip: TripRowFragment) => act('price-trips', 'extend', trip),
    departure: (trip: TripRowFragment): NextStep | null => {
      if (trip.hasDriver && trip.isUndeclared) return { to: `/trips/${trip.reference}#tasks`, text: t('today.declare') };
      if (trip.hasDriver) return trip.hasLeader ? null : { to: `/trips/${trip.reference}`, text: t('today.askLeader') };
      return rights.has('assign-drivers') ? { to: `/plan/${trip.reference}/1`, text: t('trip.findCrew') } : null;
    },
    overdue: (trip: TripRowFragment) => act('record-payments', 'paid', trip),
    failedMail: (mail: { readonly reference: string }) => act('change-trips', 'resend-mail', mail),
  };
}
