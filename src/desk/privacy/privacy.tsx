import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../staff/staff.module.css';
import { Button, Field, Note, Panel, Problem } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';

export async function loader(args: LoaderFunctionArgs) {
  // Without the right there is no such page.
  return await requireSignedIn(args).queries.privacy.find({ who: '' });
}

export async function action(args: ActionFunctionArgs) {
  const { queries, acts } = requireSignedIn(args);
  const form = await args.request.formData();
  const who = String(form.get('who') ?? '').trim();
  return await unlessAway({ who, found: null, isDone: false }, async () => {
    if (form.get('intent') === 'find') {
      return data({ who, found: await queries.privacy.find({ who }), isDone: false, problem: null });
    }
    const outcome = await acts.privacy.erase({ who });
    const problem = outcome.isDone ? null : outcome.problem;
    return data({ who, found: null, isDone: outcome.isDone, problem }, { status: outcome.isDone ? 200 : 409 });
  });
}

type Found = NonNullable<Awaited<ReturnType<DeskQueries['privacy']['find']>>>;

/** For a customer, driver, contact or colleague who asks what is stored, or wants to be erased. */
export default function Privacy() {
  const answer = useAnswer<typeof action>();
  const { t } = useDesk();
  return (
    <>
      <title>{t('privacy.title')}</title>
      <h1 className={styles.title}>{t('privacy.title')}</h1>
      <p>{t('privacy.why')}</p>
      <Problem code={answer?.problem} />
      {answer?.isDone === true && <Note>{t('privacy.erased')}</Note>}
      <Panel title={t('privacy.who')}>
        <Form method="post">
          <Field
            label={t('privacy.field')}
            name="who"
            help={t('privacy.help')}
            defaultValue={answer?.who ?? ''}
            required
            maxLength={textLimits.email}
          />
          <Button intent="find" kind="main">
            {t('privacy.find')}
          </Button>
        </Form>
      </Panel>
      {answer?.found != null && <FoundPanel who={answer.who} found={answer.found} />}
    </>
  );
}

function FoundPanel({ who, found: { trips, people } }: { readonly who: string; readonly found: Found }) {
  const { t } = useDesk();
  const fate = (becomes: 'anonymous' | 'reduced' | 'kept', until: string | null, of: 'customer' | 'driver' | 'partner' | 'staff') =>
    t(`privacy.fates.${of === 'customer' ? 'trip' : 'person'}.${becomes}`, { until: until ?? '' });
  return (
    <Panel title={t('privacy.found')} count={trips.length + people.length}>
      {trips.length + people.length === 0 && <p>{t('table.none')}</p>}
      <ul className={styles.list}>
        {trips.map(({ reference, becomes, keptUntil }) => (
          <li key={reference}>
            <strong>{reference}</strong> {fate(becomes, keptUntil, 'customer')}
          </li>
        ))}
        {people.map(({ of, name, becomes, keptUntil }) => (
          <li key={`${of} ${name}`}>
            <strong>{name}</strong> ({t(`privacy.of.${of}`)}) {fate(becomes, keptUntil, of)}
          </li>
        ))}
      </ul>
      {trips.length + people.length > 0 && (
        <div className={styles.row}>
          <Form method="post" action="/privacy/export" reloadDocument>
            <input type="hidden" name="who" value={who} />
            <Button>{t('privacy.export')}</Button>
          </Form>
          <Form method="post">
            <input type="hidden" name="who" value={who} />
            <Button intent="erase" kind="danger">
              {t('privacy.erase')}
            </Button>
          </Form>
        </div>
      )}
    </Panel>
  );
}
