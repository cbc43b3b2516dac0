import workerText from '#site/features/trip/booking/offline/booking-worker.js?raw';
import { createAsset } from './assets.ts';

export const bookingWorkerPath = '/my-booking/worker.js';

/** The service worker of the pages of bookings only: its scope is the folder of its address. */
export const bookingWorker = createAsset(() => workerText, 'text/javascript; charset=utf-8');
