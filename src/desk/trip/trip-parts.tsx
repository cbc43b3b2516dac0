import type { DeskQueries } from '#desk-service/desk-service.ts';
import { TripDocuments } from '../journey-documents/trip-documents.tsx';
import { type LostItems, TripLostItems } from '../lost-items/trip-lost-items.tsx';
import type { OnDutyOfTrip } from '../on-duty/sheet.ts';
import { TripOnDuty } from '../on-duty/trip-on-duty.tsx';
import { TripPostings } from '../posting/trip-postings.tsx';
import type { TasksOfTrip } from '../tasks/task.ts';
import { TripTasks } from '../tasks/trip-tasks.tsx';
import { CrewPart } from './crew-part.tsx';
import type { SaidTrip } from './describe-trip.ts';
import { DocumentList, MoneyPart } from './money-part.tsx';
import { OrderedPart, PeoplePart } from './ordered-part.tsx';
import { PricePart } from './price-part.tsx';
import styles from './trip.module.css';
import { Happenings } from './trip-happened.tsx';
import { pathToTrip } from './trip-page.ts';
import { useTripView } from './trip-view.ts';
import { WayPart } from './way-part.tsx';

type TripPartsProps = {
  readonly said: SaidTrip;
  readonly onDuty: OnDutyOfTrip | null;
  readonly tasks: TasksOfTrip;
  readonly lostItems: LostItems;
  readonly journeyDocuments: Awaited<ReturnType<DeskQueries['journey']['documents']>>;
  readonly postings: Awaited<ReturnType<DeskQueries['journey']['postings']>>;
};

/** The tab of the trip that the address names. */
export function TripParts({ said, onDuty, tasks, lostItems, journeyDocuments, postings }: TripPartsProps) {
  const { trip, tab, outcome } = useTripView();
  const { row } = trip;
  switch (tab) {
    case 'overview':
      return (
        <>
          <WayPart />
          <OrderedPart said={said} />
          <div className={styles.pair}>
            <PricePart said={said} isShort />
            <MoneyPart isShort />
          </div>
          <CrewPart />
          <TripTasks of={tasks} addTo={pathToTrip(row.reference, tab, 'add-task')} />
          <PeoplePart />
        </>
      );
    case 'itinerary':
      return (
        <>
          <WayPart isWhole />
          <OrderedPart said={said} />
          <PeoplePart />
        </>
      );
    case 'money':
      return (
        <>
          <PricePart said={said} />
          <MoneyPart />
          <DocumentList />
        </>
      );
    case 'crew':
      return (
        <>
          <CrewPart />
          {onDuty !== null && <TripOnDuty reference={row.reference} onDuty={onDuty} />}
          <TripPostings crews={postings} />
        </>
      );
    case 'documents':
      return (
        <>
          <DocumentList />
          <TripDocuments reference={row.reference} vehicles={journeyDocuments} outcome={outcome} />
          <TripPostings crews={postings} />
        </>
      );
    case 'history':
      return (
        <>
          <TripLostItems items={lostItems} wasDriven={trip.acts.includes('open-incident')} outcome={outcome} />
          <Happenings isWhole />
        </>
      );
  }
}
