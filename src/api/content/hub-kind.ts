import { hubKinds } from '#content/hubs/hub.ts';
import { builder } from '../builder.ts';

export const HubKindRef = builder.enumType('HubKind', { values: hubKinds });
