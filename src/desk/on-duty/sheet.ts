import type { DeskQueries } from '#desk-service/desk-service.ts';

/** What was sent to the drivers of a trip, what they reported, and where they are. */
export type OnDutyOfTrip = NonNullable<Awaited<ReturnType<DeskQueries['onDuty']['ofTrip']>>>;
export type Sheet = OnDutyOfTrip['sheets'][number];
export type Report = OnDutyOfTrip['reports'][number];
