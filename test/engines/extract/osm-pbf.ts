import { encodeBytesField, encodeNumberField, encodePacked, encodePackedDifferences, encodeSignedField } from './protocol-buffer.ts';

type Tags = Readonly<Record<string, string>>;
export type OsmNode = { readonly id: number; readonly latitude: number; readonly longitude: number; readonly tags: Tags };
export type OsmWay = { readonly id: number; readonly nodes: readonly number[]; readonly tags: Tags };
export type OsmRelation = { readonly id: number; readonly outerWays: readonly number[]; readonly tags: Tags };
export type OsmExtract = {
  readonly nodes: readonly OsmNode[];
  readonly ways: readonly OsmWay[];
  readonly relations: readonly OsmRelation[];
};

/** Coordinates are whole numbers of a ten-millionth of a degree: the format's default granularity. */
const unitsPerDegree = 1e7;
const wayMember = 1;

/** The texts of one block; every block begins with an empty one. */
type Texts = { getIndex(text: string): number; encode(): Buffer };

/** An extract in the format of OpenStreetMap's .osm.pbf files (wiki.openstreetmap.org/wiki/PBF_Format), uncompressed. */
export function encodeOsmPbf({ nodes, ways, relations }: OsmExtract): Buffer {
  const header = Buffer.concat([encodeBytesField(4, 'OsmSchema-V0.6'), encodeBytesField(5, 'Sort.Type_then_ID')]);
  return Buffer.concat([
    encodeBlob('OSMHeader', header),
    encodeBlob('OSMData', encodeBlock(1, nodes, encodeNode)),
    encodeBlob('OSMData', encodeBlock(3, ways, encodeWay)),
    encodeBlob('OSMData', encodeBlock(4, relations, encodeRelation)),
  ]);
}

function encodeBlob(type: string, content: Buffer): Buffer {
  const blob = encodeBytesField(1, content);
  const head = Buffer.concat([encodeBytesField(1, type), encodeNumberField(3, blob.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, blob]);
}

function encodeBlock<Item>(field: number, items: readonly Item[], encode: (item: Item, texts: Texts) => Buffer): Buffer {
  const texts = createTexts();
  const group = Buffer.concat(items.map((item) => encodeBytesField(field, encode(item, texts))));
  return Buffer.concat([encodeBytesField(1, texts.encode()), encodeBytesField(2, group)]);
}

function createTexts(): Texts {
  const indexes = new Map([['', 0]]);
  return {
    getIndex: (text) => {
      const index = indexes.get(text) ?? indexes.size;
      indexes.set(text, index);
      return index;
    },
    encode: () => Buffer.concat([...indexes.keys()].map((text) => encodeBytesField(1, text))),
  };
}

function encodeTags(tags: Tags, texts: Texts): Buffer {
  const keys = encodePacked(2, Object.keys(tags).map(texts.getIndex));
  return Buffer.concat([keys, encodePacked(3, Object.values(tags).map(texts.getIndex))]);
}

function encodeNode({ id, latitude, longitude, tags }: OsmNode, texts: Texts): Buffer {
  const at = [encodeSignedField(8, Math.round(latitude * unitsPerDegree)), encodeSignedField(9, Math.round(longitude * unitsPerDegree))];
  return Buffer.concat([encodeSignedField(1, id), encodeTags(tags, texts), ...at]);
}

function encodeWay({ id, nodes, tags }: OsmWay, texts: Texts): Buffer {
  return Buffer.concat([encodeNumberField(1, id), encodeTags(tags, texts), encodePackedDifferences(8, nodes)]);
}

function encodeRelation({ id, outerWays, tags }: OsmRelation, texts: Texts): Buffer {
  const roles = encodePacked(
    8,
    outerWays.map(() => texts.getIndex('outer')),
  );
  const types = encodePacked(
    10,
    outerWays.map(() => wayMember),
  );
  return Buffer.concat([encodeNumberField(1, id), encodeTags(tags, texts), roles, encodePackedDifferences(9, outerWays), types]);
}
