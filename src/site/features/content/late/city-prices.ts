export { CityPart } from '../location/city-part.tsx';
