import { sql } from 'kysely';
import type { Office, Scenario } from './cut-world.ts';

const typed = {
  ...{ name: 'Reisbureau Zon', site: 'nl', language: 'nl', firstName: 'Zoë', lastName: 'Zon', email: 'zoe@zon.example' },
  ...{ phone: '020 123 45 67', street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL', vatNumber: '' },
  organisationNumber: '68750110',
  ...{ paymentMethod: 'invoice-afterwards', commissionPercent: '5', monthLimit: '', requestsPerMinute: '60' },
};

const onAgency =
  (prepare: (office: Office, id: string) => Promise<(desk: Office['boss']) => Promise<unknown>>): Scenario =>
  async (office) => {
    const made = await office.boss.acts.agencies.create({ ...typed, sure: true });
    if (!made.isDone) throw new Error('No agency');
    return await prepare(office, made.value.id);
  };

export const agencyScenarios = {
  create: async () => (desk) => desk.acts.agencies.create({ ...typed, sure: true }),
  change: onAgency(async (_office, id) => (desk) => desk.acts.agencies.change({ ...typed, id, version: '1', commissionPercent: '6' })),
  makeKey: onAgency(async (_office, id) => (desk) => desk.acts.agencies.makeKey({ id })),
  endKey: onAgency(async ({ boss }, id) => {
    await boss.acts.agencies.makeKey({ id });
    const key = (await boss.queries.agencies.keys({ id }))[0]?.id ?? '';
    return (desk) => desk.acts.agencies.endKey({ id, key });
  }),
  setWebhook: onAgency(
    async (_office, id) => (desk) => desk.acts.agencies.setWebhook({ id, version: '1', url: 'https://zon.example/hook' }),
  ),
  end: onAgency(async (_office, id) => (desk) => desk.acts.agencies.end({ id, version: '1', isEnded: true })),
  resend: onAgency(async ({ db }, id) => {
    const delivery = '0193f0c0-0000-7000-8000-000000000001';
    await sql`
      insert into agency_deliveries (id, agency_id, trip_id, body, failed_at)
      select ${delivery}, ${id}, id, '{}', now() from trips limit 1`.execute(db);
    return (desk) => desk.acts.agencies.resend({ id, delivery });
  }),
} satisfies Readonly<Record<string, Scenario>>;
