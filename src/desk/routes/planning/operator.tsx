import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countryCodes } from '#domain/sites/keys.ts';
import { operatorKinds } from '#operations/fleet/rules/fleet.ts';
import {
  KeepDepotDocument,
  KeepOperatorDocument,
  KeepPartnerDocument,
  OperatorFileDocument,
  PartnerFileDocument,
  SettlePartnerAccountDocument,
  YardsDocument,
} from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { PartnerPanel } from '../../partners/partner-panel.tsx';
import { PartnerWordsContext } from '../../partners/use-partner-words.ts';
import { PartnersTextsContext } from '../../partners/use-partners.ts';
import { answerFile } from '../../planning/answer-file.ts';
import { FilePage } from '../../planning/file-page.tsx';
import { CertificatesPanel } from '../../planning/papers-panel.tsx';
import styles from '../../planning/planning.module.css';
import { TypedForm } from '../../planning/typed-form.tsx';
import { usePlanning, useRight } from '../../planning/use-planning.ts';
import { Panel } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { execute, queries, textsOf, language, partner } = requireSignedIn(args);
  const { operatorFile } = await execute(OperatorFileDocument, { id: params.id ?? '' });
  if (operatorFile === null) throw data(null, { status: 404 });
  const isPartner = operatorFile.operator.kind === 'partner';
  const [{ fleet }, { partnerFile }] = await Promise.all([
    execute(YardsDocument, {}),
    isPartner ? execute(PartnerFileDocument, { id: operatorFile.operator.id }) : { partnerFile: null },
  ]);
  const depots = fleet.depots.filter(({ operatorId }) => operatorId === operatorFile.operator.id);
  return {
    ...operatorFile,
    seen: await queries.fleet.seen({ kind: 'operator', id: params.id ?? '' }),
    depots,
    partner: isPartner ? { file: partnerFile, texts: textsOf('partners'), words: { language, texts: partner.textsOf(language) } } : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  return await answerFile(args, 'operator', {
    operator: async ({ execute, id, fields }) => (await execute(KeepOperatorDocument, { id, fields })).keepOperator,
    partner: async ({ execute, id, fields }) => (await execute(KeepPartnerDocument, { id, fields })).keepPartner,
    'close-account': async ({ execute, id }) => (await execute(SettlePartnerAccountDocument, { id, isClosed: true })).settlePartnerAccount,
    'open-account': async ({ execute, id }) => (await execute(SettlePartnerAccountDocument, { id, isClosed: false })).settlePartnerAccount,
    depot: async ({ execute, id, fields }) =>
      (await execute(KeepDepotDocument, { fields: [...fields, { name: 'operatorId', values: [id] }] })).keepDepot,
  });
}

/** An operator: who it is, its yards, its papers. */
export default function OperatorPage() {
  const { operator, papers, depots, partner, seen } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { p, called } = usePlanning();
  const mayManage = useRight('manage-fleet');
  return (
    <FilePage
      seen={seen}
      name={operator.name}
      first={
        <Panel title={p('operator.data')}>
          <TypedForm
            intent="operator"
            sent={sent}
            send={p('save')}
            fields={[
              { name: 'name', label: p('operator.name'), required: true, value: operator.name },
              {
                name: 'kind',
                label: p('operator.kind'),
                options: operatorKinds.map((kind) => [kind, called('operatorKinds', kind)]),
                value: operator.kind,
              },
              { name: 'country', label: p('operator.country'), options: countryCodes.map((code) => [code, code]), value: operator.country },
              { name: 'phone', label: p('operator.phone'), type: 'tel', required: true, value: operator.phone },
              { name: 'email', label: p('driver.email'), type: 'email', value: operator.email },
            ]}
          />
        </Panel>
      }
    >
      <Panel title={p('depots')} count={depots.length}>
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
            sent={sent}
            send={p('depotForm.add')}
            fields={[
              { name: 'name', label: p('depotForm.name'), required: true },
              { name: 'place', label: p('depotForm.place'), required: true, help: p('depotForm.placeHelp') },
            ]}
          />
        )}
      </Panel>
      <CertificatesPanel subject="operator" papers={papers} sent={sent} mayFile={mayManage} />
      {partner !== null && (
        <PartnersTextsContext value={partner.texts}>
          <PartnerWordsContext value={partner.words}>
            <PartnerPanel file={partner.file} sent={sent} />
          </PartnerWordsContext>
        </PartnersTextsContext>
      )}
    </FilePage>
  );
}
