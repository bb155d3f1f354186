export { BAY_NAME, type PlaceName, STATION_NAMES, WARD_NAMES } from './places.ts';
