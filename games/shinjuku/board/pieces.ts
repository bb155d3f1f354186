/** What the board is made of, for pictures elsewhere: the page that says how to play, and the rules. */
export { Building, BuildingFigure, Car, CarFigure, TrackLine, TrackSample } from './art/company.tsx';
export { Customer, CustomerFigure } from './art/customer.tsx';
export { Glyph, type GlyphName } from './art/glyphs.tsx';
export { Kaiju, KaijuFigure } from './art/kaiju.tsx';
export { GROUND } from './draw/ground.tsx';
export { default as lines } from './draw/lines.module.css';
export { default as palette } from './draw/palette.module.css';
export { StationFigure } from './draw/station-figure.tsx';
export { WardIcon } from './draw/ward-icon.tsx';
export { LINES, LINK_LINE, lineBetween } from './map/lines.ts';
export { STATION_PLACES, WARD_PLACES } from './map/places.ts';
