import workerText from '#site/features/trip/booking/offline/booking-worker.js?raw';
import { createAsset, keptForADay } from './assets.ts';

export const bookingWorkerPath = '/my-booking/worker.js';

/** A worker reads what it keeps by its own policy, not by that of the page. */
export const bookingWorkerHeaders = { ...keptForADay, 'Content-Security-Policy': "default-src 'self'" };

/** The service worker of the pages of bookings only: its scope is the folder of its address. */
export const bookingWorker = createAsset(() => workerText, 'text/javascript; charset=utf-8');
