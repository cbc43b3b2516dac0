import { get } from 'node:http';
import { createMutations } from '../mutations.ts';
import { ask } from '../start-server.ts';
import type { MemorySubject } from './measure-growth.ts';

type Place = {
  readonly port: number;
  /** An owner's session, for the desk. */
  readonly session: string;
  /** A booked trip: its reference, and the key of its page. */
  readonly reference: string;
  readonly booking: string;
  /** Addresses of the pages that drivers and partners open by a link. */
  readonly driverPages: readonly string[];
  readonly partnerPages: readonly string[];
};

/** Everything that a web process serves, one app at a time. */
export function listSubjects({ port, session, reference, booking, driverPages, partnerPages }: Place): readonly MemorySubject[] {
  const deskHost = `desk.localhost:${port}`;
  const cookie = { cookie: `desk=${session}` };
  /** Requests the pages in turn, each by itself and as a navigation within the page does. */
  const pages = (name: string, host: string, paths: readonly string[], headers: Record<string, string> = {}): MemorySubject => ({
    name,
    async ask(index) {
      const path = paths[index % paths.length] ?? '/';
      const { status } = await ask(port, { host, path, headers });
      if (status >= 400 && !path.includes('nobody')) throw new Error(`${host}${path}: ${status}`);
    },
  });
  const trip = `/trips/${reference}`;
  const papers = [`/my-booking/${booking}/documents/confirmation.pdf`, `/my-booking/${booking}/documents/trip.ics`];
  return [
    pages('sites', `nl.localhost:${port}`, ['/offerte-aanvragen', '/over', `/my-booking/${booking}`, '/nobody', '/offerte-aanvragen.data']),
    pages('desk, nobody in', deskHost, ['/sign-in', '/', '/nobody']),
    pages('desk', deskHost, ['/', '/trips', trip, '/fleet', '/drivers', '/board', '/payments', `${trip}.data`], cookie),
    pages('driver’s page', deskHost, driverPages),
    pages('partner’s page', deskHost, partnerPages),
    pages('papers', `nl.localhost:${port}`, papers),
    { name: 'API', ask: (index) => askApi(port, booking, index) },
    { name: 'live streams', ask: () => listenForAMoment(port, deskHost, cookie) },
  ];
}

async function askApi(port: number, booking: string, index: number): Promise<void> {
  const queries = [`{ getTravel(id: "${booking}") { reference } }`, '{ nothing }'];
  const body = JSON.stringify({ query: queries[index % 2] });
  const headers = { 'content-type': 'application/json' };
  const { status } = await ask(port, { host: `nl.localhost:${port}`, path: '/graphql', method: 'POST', headers, body });
  if (status >= 500) throw new Error(`/graphql: ${status}`);
}

/** Opens a live stream, and disconnects after its first event. */
function listenForAMoment(port: number, host: string, cookie: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: '/live', headers: { host, ...cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`/live: ${response.statusCode}`));
      response.once('data', () => {
        response.destroy();
        resolve();
      });
    });
    request.on('error', reject);
  });
}

/** Orders by a customer; for each, the worker makes a mail with its document. */
export function createOrders(port: number): MemorySubject {
  const mutations = createMutations(port);
  return {
    name: 'worker',
    async ask(index) {
      await mutations.requestQuote(`customer-${index}@school.example`);
    },
  };
}
