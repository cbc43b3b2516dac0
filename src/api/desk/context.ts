export type { DeskContext } from '#desk-service/context.ts';
