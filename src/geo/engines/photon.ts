import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import { getNameLanguage } from '../gazetteer/languages.ts';
import type { PlaceQuery } from '../ports.ts';
import { createEngineClient } from './engine-client.ts';
import type { EngineFailure } from './engine-failure.ts';
import { type PhotonPlace, readPhotonReply } from './photon-reply.ts';

/** The languages of Photon's public dumps; any other is answered with 400. */
export const photonLanguages = ['en', 'de', 'fr'] as const;
export type PhotonLanguage = (typeof photonLanguages)[number];

export type PhotonSettings = {
  readonly url: string;
  /** The languages of this Photon's import; none: names come as they are locally. */
  readonly languages: readonly PhotonLanguage[];
};

/** Asks a Photon for places; the most likely first. */
export type Photon = { findPlaces(query: PlaceQuery): Promise<Result<readonly PhotonPlace[], EngineFailure>> };

const timeLimit = 1_400;
const sizeLimit = 256 * 1024;
/** More results than the limit, because some are counties, or places that we already have. */
const spare = 6;

const refusal = v.object({ message: v.string() });

export function createPhoton(settings: PhotonSettings): Photon {
  const client = createEngineClient({ timeLimit, sizeLimit });
  return {
    findPlaces: async (query) => {
      const answer = await client.ask({ url: createPhotonAddress(settings, query) });
      return answer.ok ? readAnswer(answer.value) : answer;
    },
  };
}

/** Only parameters that every Photon knows: an unknown one is answered with 400. */
export function createPhotonAddress({ url, languages }: PhotonSettings, { text, language, near, limit }: PlaceQuery): string {
  const wanted = getNameLanguage(language);
  const parameters = new URLSearchParams({
    q: text,
    limit: String(limit + spare),
    lang: languages.find((known) => known === wanted) ?? 'default',
  });
  if (near !== null) {
    parameters.set('lat', near.latitude.toFixed(3));
    parameters.set('lon', near.longitude.toFixed(3));
  }
  return `${url}/api?${parameters}`;
}

function readAnswer({ status, json }: { readonly status: number; readonly json: unknown }): Result<readonly PhotonPlace[], EngineFailure> {
  if (status !== 200) {
    const said = v.safeParse(refusal, json);
    return failure({ kind: 'refused', detail: `status ${status}${said.success ? `: ${said.output.message.slice(0, 200)}` : ''}` });
  }
  const places = readPhotonReply(json);
  return places === null ? failure({ kind: 'malformed', detail: 'not an answer of Photon' }) : success(places);
}
