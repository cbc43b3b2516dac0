/** A house as Photon returns it; `undefined` properties are absent, as Photon leaves out what it does not know. */
export function createFeature(properties: object, coordinates: readonly [longitude: number, latitude: number] = [5.121415, 52.090764]) {
  const house = {
    osm_type: 'N',
    osm_id: 2720430173,
    osm_key: 'building',
    osm_value: 'yes',
    type: 'house',
    housenumber: '1',
    street: 'Domplein',
    city: 'Utrecht',
    state: 'Utrecht',
    country: 'Nederland',
    postcode: '3512 JC',
    countrycode: 'NL',
  };
  const known = Object.entries({ ...house, ...properties }).filter(([, value]) => value !== undefined);
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties: Object.fromEntries(known) };
}

export function createReply(...features: readonly unknown[]) {
  return { type: 'FeatureCollection', features };
}
