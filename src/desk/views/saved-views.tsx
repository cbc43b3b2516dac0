import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { SavedViewsQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, Choice, Field, Panel, Problem } from '../ui/parts.tsx';
import { TypedContext } from '../ui/typed.ts';
import { useRights } from '../use-rights.ts';
import styles from './views.module.css';

type View = SavedViewsQuery['savedViews'][number];

/** What became of a form, and what stood in it where it was refused; `view` is empty for a new one. */
export type ViewOutcome = { readonly problem: string | null; readonly view: string; readonly name: string; readonly isForAll: boolean };

type SavedViewsProps = {
  readonly views: readonly View[];
  /** Of the list that is looked at. */
  readonly query: string;
  readonly outcome: ViewOutcome | undefined;
};

/** The lists that have a name, to go to; what is looked at, to be kept under one. */
export function SavedViews({ views, query, outcome }: SavedViewsProps) {
  const { t } = useDesk();
  const refused = outcome?.problem === null ? undefined : outcome;
  const isOfNew = refused !== undefined && refused.view === '';
  return (
    <Panel title={t('views.title')}>
      <nav aria-label={t('views.title')}>
        <ul className={styles.views}>
          <li>
            <Link to="/trips" aria-current={query === '' ? 'page' : undefined}>
              {t('views.everything')}
            </Link>
          </li>
          {views.map((view) => (
            <li key={view.id}>
              <ViewLine view={view} isCurrent={view.query === query} refused={refused?.view === view.id ? refused : undefined} />
            </li>
          ))}
        </ul>
      </nav>
      <details key={views.length} className={styles.form} open={isOfNew}>
        <summary>{t('views.save')}</summary>
        <Refusable refused={isOfNew ? refused : undefined}>
          <SaveForm isForAll={isOfNew && refused.isForAll} />
        </Refusable>
      </details>
    </Panel>
  );
}

function SaveForm({ isForAll }: { readonly isForAll: boolean }) {
  const { t } = useDesk();
  const rights = useRights();
  return (
    <Form method="post" preventScrollReset>
      <Field label={t('views.name')} name="name" help={t('views.help')} required />
      {rights.has('share-views') && <Choice label={t('views.forAll')} name="forAll" value="yes" checked={isForAll} />}
      <Button intent="save-view" kind="main">
        {t('views.save')}
      </Button>
    </Form>
  );
}

type ViewLineProps = { readonly view: View; readonly isCurrent: boolean; readonly refused: ViewOutcome | undefined };

function ViewLine({ view: { id, name, query, isForAll, mayChange }, isCurrent, refused }: ViewLineProps) {
  const { t } = useDesk();
  return (
    <>
      <Link to={query === '' ? '/trips' : `/trips?${query}`} aria-current={isCurrent ? 'page' : undefined}>
        {name}
      </Link>{' '}
      {isForAll && <span className={styles.muted}>{t('views.forAll')}</span>}
      {mayChange && isCurrent && (
        <details className={styles.form} open={refused !== undefined}>
          <summary>{t('views.change', { name })}</summary>
          <Refusable refused={refused}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="view" value={id} />
              <Field label={t('views.name')} name="name" defaultValue={name} />
              <div className={styles.views}>
                <Button intent="rename-view">{t('views.rename')}</Button>
                <Button intent="delete-view" kind="danger">
                  {t('views.delete')}
                </Button>
              </div>
            </Form>
          </Refusable>
        </details>
      )}
    </>
  );
}

/** A form with what was typed in it, and why it was not done. */
function Refusable({ refused, children }: { readonly refused: ViewOutcome | undefined; readonly children: ReactNode }) {
  return (
    <TypedContext value={refused === undefined ? {} : { name: refused.name }}>
      <Problem code={refused?.problem} />
      {children}
    </TypedContext>
  );
}
