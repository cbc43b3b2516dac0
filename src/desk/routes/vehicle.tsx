import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import {
  EndAwayDocument,
  KeepPaperDocument,
  KeepVehicleDocument,
  ReportWorkshopDocument,
  VehicleFileDocument,
  YardsDocument,
} from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';
import { AwayPanel } from '../planning/away-panel.tsx';
import { PapersPanel } from '../planning/papers-panel.tsx';
import styles from '../planning/planning.module.css';
import { readForm, sentOf, unknownIntent } from '../planning/send-form.ts';
import { TypedForm } from '../planning/typed-form.tsx';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { useVehicleFields } from '../planning/vehicle-fields.ts';
import { Panel } from '../ui/parts.tsx';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { execute } = requireSignedIn(args);
  const { vehicleFile } = await execute(VehicleFileDocument, { id: params.id ?? '' });
  if (vehicleFile === null) throw data(null, { status: 404 });
  return { ...vehicleFile, fleet: (await execute(YardsDocument, {})).fleet };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const { execute } = requireSignedIn(args);
  const { intent, id: chosen, fields } = readForm(await args.request.formData());
  const keep = async () => {
    const id = params.id ?? '';
    switch (intent) {
      case 'vehicle':
        return (await execute(KeepVehicleDocument, { id, fields })).keepVehicle;
      case 'paper':
        return (await execute(KeepPaperDocument, { subject: 'vehicle', id, fields })).keepPaper;
      case 'away':
        return (await execute(ReportWorkshopDocument, { id, fields })).reportWorkshop;
      case 'back':
        return (await execute(EndAwayDocument, { id: chosen, of: 'vehicle' })).endAway;
      default:
        return unknownIntent;
    }
  };
  const sent = sentOf(intent, fields, await keep());
  return data(sent, { status: sent.kept.problem === null ? 200 : 409 });
}

/** A vehicle: what it is, its papers, when it is in the workshop. */
export default function VehiclePage() {
  const { vehicle, papers, away, fleet } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { p } = usePlanning();
  const mayManage = useRight('manage-fleet');
  const fields = useVehicleFields(fleet, vehicle);
  return (
    <>
      <title>{vehicle.plate}</title>
      <h1 className={styles.title}>{vehicle.plate}</h1>
      <div className={styles.columns}>
        <Panel title={p('vehicle.data')}>
          {mayManage ? <TypedForm intent="vehicle" fields={fields} send={p('save')} sent={sent} /> : <p>{vehicle.look}</p>}
        </Panel>
        <div>
          <AwayPanel
            title={p('away.workshop')}
            away={away}
            sent={sent}
            send={p('away.reportWorkshop')}
            why={[{ name: 'reason', label: p('away.reason'), required: true }]}
            nameWhy={(why) => why}
          />
          <PapersPanel subject="vehicle" papers={papers} sent={sent} mayFile={mayManage} />
        </div>
      </div>
    </>
  );
}
