import type { DistrictId } from '@yamanote/games/next-station-tokyo/rules';
import { hasName } from './district-name.ts';
import type { LineId, Words } from './words.ts';

export const symbols: Words['symbols'] = {
  circle: 'Kreis',
  square: 'Quadrat',
  triangle: 'Dreieck',
  pentagon: 'Fünfeck',
};

/** As nouns, which need no endings: „mit Blau“. */
export const pencils: Words['pencils'] = { pink: 'Rosa', blue: 'Blau', brown: 'Braun', purple: 'Violett' };

/** With „Stift“ in the nominative and the accusative: „der blaue Stift“, „den blauen Stift“. */
export const penIs: Words['pencils'] = { pink: 'rosa', blue: 'blaue', brown: 'braune', purple: 'violette' };
export const penHas: Words['pencils'] = { pink: 'rosa', blue: 'blauen', brown: 'braunen', purple: 'violetten' };

/** In a sentence. */
export const quoted = (name: string) => `„${name}“`;

export function beside(line: LineId): string {
  return `neben ${line === 'ring' ? 'der Yamanote-Linie' : pencils[line]}`;
}

export const districts: Words['districts'] = {
  central: 'Zentralbezirk',
  'inner-north': 'innerer Hauptbezirk Nord',
  'inner-east': 'innerer Hauptbezirk Ost',
  'inner-south': 'innerer Hauptbezirk Süd',
  'inner-west': 'innerer Hauptbezirk West',
  'outer-north': 'äußerer Hauptbezirk Nord',
  'outer-east': 'äußerer Hauptbezirk Ost',
  'outer-south': 'äußerer Hauptbezirk Süd',
  'outer-west': 'äußerer Hauptbezirk West',
  'corner-nw': 'Randbezirk Nordwest',
  'corner-ne': 'Randbezirk Nordost',
  'corner-se': 'Randbezirk Südost',
  'corner-sw': 'Randbezirk Südwest',
};

/** In the nominative: „der äußere Hauptbezirk Ost“; „Ueno“, if a map has names of its own. */
export function theDistrict(id: DistrictId): string {
  return hasName(id) ? `der ${districts[id].replace(/^(inner|äußer)er /, '$1e ')}` : quoted(id);
}

export const effects: Words['effects'] = {
  switch: { name: 'Weiche', text: 'Dein Abschnitt darf an jeder Station deiner Linie beginnen.' },
  joker: { name: 'Joker', text: 'Zeichne zu jedem beliebigen Symbol. Ein Doppelgleis ist erlaubt.' },
  extension: {
    name: 'Verlängerung',
    text: 'Nach deinem Abschnitt geht es geradeaus weiter bis zur nächsten Station, egal mit welchem Symbol. Ein Doppelgleis ist dabei nicht erlaubt.',
  },
  'double-station': {
    name: 'Doppelstation',
    text: 'Kreise die erreichte Station ein: Für diese Linie zählt sie doppelt.',
  },
};

export const goals: Words['goals'] = {
  hotspots: { name: '4 Hotspots', text: 'Hotspots in mindestens 4 Bezirken.' },
  interchange: {
    name: '4 Linien treffen sich',
    text: 'Eine Station, an der sich mindestens 4 Linien treffen; die Yamanote-Linie zählt mit.',
  },
  ring: { name: 'Die ganze Yamanote-Linie', text: 'Deine Linien erreichen alle 8 Stationen der Yamanote-Linie.' },
  districts: { name: 'Alle Bezirke', text: 'Deine Linien haben in jedem der 13 Bezirke eine Station.' },
  centre: { name: 'Der ganze Zentralbezirk', text: 'Deine Linien erreichen alle Stationen des Zentralbezirks.' },
};

export const grades: Words['grades'] = {
  1: 'Neu in der Stadt',
  2: 'Pendelt täglich',
  3: 'Kennt jede Station',
  4: 'Plant die Linien',
  5: 'Leitet den Betrieb',
  6: 'Meisterwerk',
};
