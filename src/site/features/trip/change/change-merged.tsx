import { useTranslation } from '../../../i18n/site-texts.ts';
import { MergedNotice } from '../shared/merged-notice.tsx';
import type { MergedField } from '../shared/state/merge-values.ts';

/** Names of the fields of a group, in the form's texts. */
const groupNames = {
  passengers: 'form:group.passengers',
  luggage: 'itinerary.luggage',
  wheelchairPlaces: 'form:group.wheelchairPlaces',
  babySeats: 'form:childSeats.babySeats',
  childSeats: 'form:childSeats.childSeats',
  boosterSeats: 'form:childSeats.boosterSeats',
  occasion: 'form:group.occasion',
  flightNumber: 'form:group.flightNumber',
  notes: 'form:group.notes',
  suppliesDriverRoom: 'form:group.driverRoom',
  secondReturnTime: 'form:secondReturn.summary',
  secondReturnPassengers: 'form:secondReturn.passengers',
  extras: 'itinerary.extras',
  type: 'form:type.legend',
  stops: 'itinerary.heading',
  pickUps: 'form:pickUps.summary',
} as const;

/** What somebody else changed while this form was open. */
export function ChangeMerged({ changed }: { readonly changed: readonly MergedField[] }) {
  const { named } = useTranslation('trip');
  const { t } = useTranslation('form');
  const nameOf = (path: string) => {
    const [root = '', index, part] = path.split('.');
    if (part === 'placeKey' || part === 'timeIs' || !isGroupName(root)) return null;
    const name = named(groupNames[root]);
    if (index === undefined) return name;
    const stop = root === 'stops' ? t('issues.stopNames.between', { number: Number(index) + 1 }) : name;
    return part === 'place' ? stop : `${stop}, ${named([`form:stops.between.${part}`, `form:pickUps.${part}`, 'itinerary.heading'])}`;
  };
  const sayValue = (path: string, value: string) =>
    named([`form:${path === 'extras' ? 'extras' : path}.${value}`, `form:occasions.${value}`, `form:type.${value}.label`], {
      defaultValue: value,
    });
  return <MergedNotice changed={changed} nameOf={nameOf} sayValue={sayValue} />;
}

function isGroupName(name: string): name is keyof typeof groupNames {
  return Object.hasOwn(groupNames, name);
}
