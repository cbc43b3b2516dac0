import type { DeskQueries } from '#desk-service/desk-service.ts';

export type TasksOfTrip = Awaited<ReturnType<DeskQueries['tasks']['ofTrip']>>;
export type Task = TasksOfTrip['tasks'][number];
