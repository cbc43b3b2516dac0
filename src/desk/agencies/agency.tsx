import { data, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { AlsoHere } from '../presence/also-here.tsx';
import { Page } from '../ui/page.tsx';
import { Button, Refusal } from '../ui/parts.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { FactRow } from '../ui/timeline.tsx';
import { readsAfterRefusal, useAnswer } from '../use-answer.ts';
import { useRights } from '../use-rights.ts';
import styles from './agencies.module.css';
import { type AgencyIntent, agencyForms } from './agency-forms.ts';
import { type AgencyTab, agencyTabs, pathToAgency, readAgencyTab, type ShownAgency } from './agency-page.ts';
import { HistoryPart } from './history-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { TermsPart } from './terms-part.tsx';
import { TripsPart } from './trips-part.tsx';
import { AgencyTextsContext, useAgencies } from './use-agencies.ts';
import { WebhookPart } from './webhook-part.tsx';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const tab = readAgencyTab(params.tab);
  const id = params.id ?? '';
  const agency = tab === null ? null : await desk.queries.agencies.one({ id });
  if (tab === null || agency === null) throw data(null, { status: 404 });
  return { agency, tab, part: await readPart(desk, { tab, id }), texts: desk.textsOf('agencies') };
}

/** What the open tab shows; the others are read when somebody opens them. */
async function readPart({ queries: { agencies } }: DeskRequest, { tab, id }: { readonly tab: AgencyTab; readonly id: string }) {
  if (tab === 'trips') return { tab, trips: await agencies.trips({ id }) } as const;
  if (tab === 'keys') return { tab, keys: await agencies.keys({ id }) } as const;
  if (tab === 'webhook') return { tab, deliveries: await agencies.deliveries({ id }) } as const;
  return { tab } as const;
}

export const action = deskAction(agencyForms);

export const shouldRevalidate = readsAfterRefusal;

export default function Agency() {
  return (
    <AgencyTextsContext value={useLoaderData<typeof loader>().texts}>
      <AgencyPage />
    </AgencyTextsContext>
  );
}

/** An agency: what it ordered this month in one line, its parts in tabs. */
function AgencyPage() {
  const { agency, tab, part } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { t } = useAgencies();
  const mayManage = useRights().has('manage-agencies');
  const tabs = agencyTabs.filter((each) => mayManage || (each !== 'keys' && each !== 'terms'));
  return (
    <Page
      title={agency.name}
      {...(agency.endedAt === null ? {} : { count: t('states.ended') })}
      actions={
        <>
          <AlsoHere kind="agency" of={agency.id} />
          {mayManage && <EndButton agency={agency} />}
        </>
      }
      tabs={
        <>
          <AgencyFacts agency={agency} />
          <Tabs
            label={t('tabs.label')}
            current={pathToAgency(agency.id, tab)}
            tabs={tabs.map((each) => ({ to: pathToAgency(agency.id, each), text: t(`tabs.${each}`) }))}
          />
        </>
      }
    >
      <title>{agency.name}</title>
      <p className={styles.crumb}>
        <Link to="/agencies">{t('title')}</Link>
      </p>
      <Refusal answer={answer} />
      {part.tab === 'trips' && <TripsPart trips={part.trips} />}
      {part.tab === 'terms' && <TermsPart agency={agency} answer={answer} />}
      {part.tab === 'keys' && <KeysPart agency={agency} keys={part.keys} answer={answer} />}
      {part.tab === 'webhook' && <WebhookPart agency={agency} deliveries={part.deliveries} answer={answer} />}
      {part.tab === 'history' && <HistoryPart changes={agency.changes} />}
    </Page>
  );
}

function EndButton({ agency: { version, endedAt } }: { readonly agency: ShownAgency }) {
  const { t } = useAgencies();
  const isEnded = endedAt !== null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <Button<AgencyIntent> intent={isEnded ? 'resume' : 'end'} kind={isEnded ? 'plain' : 'danger'} size="small">
        {t(isEnded ? 'resume' : 'end')}
      </Button>
    </Form>
  );
}

function AgencyFacts({ agency }: { readonly agency: ShownAgency }) {
  const { t } = useAgencies();
  const { money, number } = useDesk();
  const { monthCents, monthLimitCents, commissionPercent, requestsPerMinute, customerId } = agency;
  const facts = [
    { name: t('month'), value: money(monthCents) },
    { name: t('fields.monthLimit'), value: monthLimitCents === null ? '–' : money(monthLimitCents) },
    { name: t('fields.commissionPercent'), value: `${number(commissionPercent)} %` },
    { name: t('fields.requestsPerMinute'), value: number(requestsPerMinute) },
    ...(customerId === null
      ? []
      : [{ name: t('discount'), value: <Link to={`/customers/${customerId}/terms`}>{t('discountLink')}</Link> }]),
  ];
  return (
    <div className={styles.facts}>
      <FactRow facts={facts} />
    </div>
  );
}
