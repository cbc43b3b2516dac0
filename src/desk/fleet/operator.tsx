import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { PartnerPanel } from '../partners/partner-panel.tsx';
import { PartnerWordsContext } from '../partners/use-partner-words.ts';
import { PartnersTextsContext } from '../partners/use-partners.ts';
import styles from '../planning/planning.module.css';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import { useAnswer } from '../use-answer.ts';
import { CertificatesPanel } from './certificates-panel.tsx';
import { FilePage } from './file-page.tsx';
import { operatorForms } from './fleet-forms.ts';
import { useOperatorFields } from './operator-fields.ts';
import { PhoneLink } from './phone-link.tsx';
import { type PageAnswer, TypedForm } from './typed-form.tsx';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { queries, textsOf, language, partner } = requireSignedIn(args);
  const of = { id: params.id ?? '' };
  const found = await queries.fleet.operator(of);
  if (found === null) throw data(null, { status: 404 });
  const isPartner = found.operator.kind === 'partner';
  const [file, seen] = await Promise.all([isPartner ? queries.partners.file(of) : null, queries.fleet.seen({ kind: 'operator', ...of })]);
  const words = { language, texts: partner.textsOf(language) };
  return { ...found, seen, partner: isPartner ? { file, texts: textsOf('partners'), words } : null };
}

export const action = deskAction(operatorForms);

/** An operator: its data, depots and certificates, and the agreement with it where it drives for us. */
export default function OperatorPage() {
  const { operator, certificates, depots, partner, seen } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { p } = usePlanning();
  const mayManage = useRight('manage-fleet');
  const fields = useOperatorFields(operator);
  return (
    <FilePage
      seen={seen}
      name={operator.name}
      actions={<PhoneLink phone={operator.phone} />}
      first={
        <>
          {mayManage && (
            <Section title={p('operator.data')}>
              <TypedForm intent="operator" answer={answer} send={p('save')} fields={fields} />
            </Section>
          )}
          <DepotsPart depots={depots} answer={answer} />
          <CertificatesPanel subject="operator" certificates={certificates} answer={answer} mayFile={mayManage} />
        </>
      }
    >
      {partner !== null && (
        <PartnersTextsContext value={partner.texts}>
          <PartnerWordsContext value={partner.words}>
            <PartnerPanel file={partner.file} answer={answer} />
          </PartnerWordsContext>
        </PartnersTextsContext>
      )}
    </FilePage>
  );
}

type DepotsProps = { readonly depots: Awaited<ReturnType<typeof loader>>['depots']; readonly answer: PageAnswer };

function DepotsPart({ depots, answer }: DepotsProps) {
  const { p } = usePlanning();
  const mayManage = useRight('manage-fleet');
  return (
    <Section title={p('depots')} detail={depots.length}>
      <ul className={styles.list}>
        {depots.map(({ id, name, country }) => (
          <li key={id}>
            {name} <span className={styles.muted}>{country}</span>
          </li>
        ))}
      </ul>
      {mayManage && (
        <TypedForm
          key={depots.length}
          intent="depot"
          answer={answer}
          send={p('depotForm.add')}
          fields={[
            { name: 'name', label: p('depotForm.name'), required: true },
            { name: 'place', label: p('depotForm.place'), required: true, help: p('depotForm.placeHelp') },
          ]}
        />
      )}
    </Section>
  );
}
