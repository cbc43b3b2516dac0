import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useActionData, useLoaderData, useParams } from 'react-router';
import type { WishChange } from '#operations/on-duty/rules/driver-wishes.ts';
import { deskContext } from '../desk-request.ts';
import styles from './on-duty.module.css';
import { DriverTextsContext, useDriverWords } from './use-driver-words.ts';
import wish from './wishes.module.css';

/** What a driver asks for. Anyone with the link acts as the driver. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { onDuty } = context.get(deskContext);
  const wishes = await onDuty.wishes(params.key ?? '');
  if (wishes === null) throw data(null, { status: 404 });
  return { wishes, texts: onDuty.textsOf(wishes.language) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const outcome = await context.get(deskContext).onDuty.changeWishes(params.key ?? '', readChange(form));
  if (outcome === null) throw data(null, { status: 404 });
  return data({ outcome }, { status: outcome === 'done' ? 200 : 409 });
}

function readChange(form: FormData): WishChange {
  const kind = form.get('kind');
  if (kind === 'add-day' || kind === 'remove-day') return { kind, day: String(form.get('day') ?? '') };
  return { kind: 'home', homeAtNight: form.get('homeAtNight') === 'yes' };
}

export default function WishesPage() {
  const { wishes, texts } = useLoaderData<typeof loader>();
  return (
    <DriverTextsContext value={{ language: wishes.language, texts }}>
      <Wishes />
    </DriverTextsContext>
  );
}

function Wishes() {
  const { wishes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useDriverWords();
  const { key = '' } = useParams();
  return (
    <main className={styles.page}>
      <title>{t('wishes.title')}</title>
      <div className={styles.day}>
        <header className={styles.top}>
          <h1>{t('wishes.title')}</h1>
        </header>
        <div className={styles.card}>
          <p className={styles.inside}>{t('wishes.help')}</p>
        </div>
        <p role="status" className={styles.status}>
          {answer === undefined ? '' : t(answer.outcome === 'done' ? 'wishes.saved' : 'wishes.wrongDay')}
        </p>
        <div className={styles.card}>
          <Form method="post" className={styles.inside}>
            <input type="hidden" name="kind" value="home" />
            <label className={wish.tick}>
              <input type="checkbox" name="homeAtNight" value="yes" defaultChecked={wishes.homeAtNight} /> {t('wishes.home')}
            </label>
            <button type="submit" className={styles.main}>
              {t('wishes.save')}
            </button>
          </Form>
        </div>
        <FreeDays />
        <p className={wish.back}>
          <a className={styles.plain} href={`/on-duty/${key}`}>
            {t('wishes.back')}
          </a>
        </p>
      </div>
    </main>
  );
}

function FreeDays() {
  const { wishes } = useLoaderData<typeof loader>();
  const { t, day } = useDriverWords();
  return (
    <section className={styles.card} aria-labelledby="free-days">
      <div className={styles.inside}>
        <h2 id="free-days">{t('wishes.days')}</h2>
        {wishes.freeDays.length === 0 && <p>{t('wishes.none')}</p>}
        {wishes.freeDays.map((each) => (
          <Form method="post" key={each}>
            <input type="hidden" name="kind" value="remove-day" />
            <input type="hidden" name="day" value={each} />
            <button type="submit" className={styles.plain}>
              {t('wishes.remove', { day: day(each) })}
            </button>
          </Form>
        ))}
        <Form method="post" className={wish.add}>
          <input type="hidden" name="kind" value="add-day" />
          <label htmlFor="wished-day">{t('wishes.day')}</label>
          <input id="wished-day" className={wish.day} type="date" name="day" required />
          <button type="submit" className={styles.main}>
            {t('wishes.add')}
          </button>
        </Form>
      </div>
    </section>
  );
}

/** The link has ended or never existed, so nothing of the desk is shown around it. */
export { DriverPageError as ErrorBoundary } from './driver-page-error.tsx';
