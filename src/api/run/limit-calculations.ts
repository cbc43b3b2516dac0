import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import * as v from 'valibot';

/** Fields that compute road, drivers and price of an itinerary: milliseconds per stop, where any other field costs microseconds. */
const calculated: readonly string[] = [
  ...['previewQuote', 'previewItineraryChange', 'requestQuote', 'changeItinerary'],
  ...['previewAgencyPrice', 'previewAgencyChange', 'requestAgencyTrip', 'changeAgencyTrip'],
];
const mostCalculations = 2;
/** In the unit in which fields are counted: an itinerary of twenty stops costs as much as the largest page of a trip. */
const costOfStop = 248;

const withStops = v.object({ itinerary: v.object({ stops: v.array(v.unknown()) }) });

/** Limits what one request may cost: its fields, as written in the document, and the stops of the itineraries in its variables. */
export function limitCalculations({ maxCost }: { readonly maxCost: number }): Plugin {
  const costs = new WeakMap<DocumentNode, number>();
  const noteCost = (context: ValidationContext | null, { n }: { readonly n: number }) => {
    if (context !== null) costs.set(context.getDocument(), n);
  };
  return {
    onPluginInit({ addPlugin }) {
      addPlugin(costLimitPlugin({ maxCost, onAccept: [noteCost] }));
    },
    onExecute({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) {
      const fields = findCalculations({ schema, document, operationName: operationName ?? null });
      if (fields.length === 0) return;
      const stops = fields.map((field) => countStops(schema, field, variableValues ?? {})).reduce((sum, count) => sum + count, 0);
      const cost = (costs.get(document) ?? 0) + stops * costOfStop;
      if (fields.length > mostCalculations) stop(`Aliases limit of ${mostCalculations} exceeded for itineraries, found ${fields.length}.`);
      else if (cost > maxCost) stop(`Query Cost limit of ${maxCost} exceeded, found ${Math.ceil(cost)} with its stops.`);

      function stop(message: string): void {
        setResultAndStopExecution({ errors: [new GraphQLError(message)] });
      }
    },
  };
}

type Input = { readonly schema: GraphQLSchema; readonly document: DocumentNode; readonly operationName: string | null };
type Calculation = { readonly parent: GraphQLCompositeType; readonly node: FieldNode };

/** The root fields of the operation, with those of its fragments. Validation has already refused circular fragments. */
function findCalculations({ schema, document, operationName }: Input): readonly Calculation[] {
  const operation = getOperationAST(document, operationName);
  const parent = operation ? schema.getRootType(operation.operation) : null;
  if (!operation || !parent) return [];
  return listFields(document, operation.selectionSet)
    .filter(({ name }) => calculated.includes(name.value))
    .map((node) => ({ parent, node }));
}

function listFields(document: DocumentNode, { selections }: SelectionSetNode): readonly FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return listFields(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? listFields(document, fragment.selectionSet) : [];
  });
}

/** None if the arguments are invalid: the field itself refuses them. */
function countStops(schema: GraphQLSchema, { parent, node }: Calculation, variables: Readonly<Record<string, unknown>>): number {
  const type = schema.getType(parent.name);
  const field = type && 'getFields' in type ? type.getFields()[node.name.value] : undefined;
  if (field === undefined || !('args' in field)) return 0;
  try {
    const given = v.safeParse(withStops, getArgumentValues(field, node, variables));
    return given.success ? given.output.itinerary.stops.length : 0;
  } catch {
    return 0;
  }
}
