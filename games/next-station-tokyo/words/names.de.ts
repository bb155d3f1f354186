import type { LineId, Words } from './words.ts';

export const symbols: Words['symbols'] = {
  circle: 'Kreis',
  square: 'Quadrat',
  triangle: 'Dreieck',
  pentagon: 'Fünfeck',
};

/** As nouns, which need no endings. */
export const pencils: Words['pencils'] = { pink: 'Rosa', blue: 'Blau', brown: 'Braun', purple: 'Violett' };

export function beside(line: LineId): string {
  return `neben ${line === 'ring' ? 'dem Ring' : pencils[line]}`;
}

export const districts: Words['districts'] = {
  central: 'Zentrum',
  'inner-north': 'Innen Nord',
  'inner-east': 'Innen Ost',
  'inner-south': 'Innen Süd',
  'inner-west': 'Innen West',
  'outer-north': 'Außen Nord',
  'outer-east': 'Außen Ost',
  'outer-south': 'Außen Süd',
  'outer-west': 'Außen West',
  'corner-nw': 'Ecke Nordwest',
  'corner-ne': 'Ecke Nordost',
  'corner-se': 'Ecke Südost',
  'corner-sw': 'Ecke Südwest',
};

export const effects: Words['effects'] = {
  switch: { name: 'Weiche', text: 'Dein Abschnitt darf an jeder Station deiner Linie beginnen.' },
  joker: { name: 'Joker', text: 'Zeichne zu jedem beliebigen Symbol, wenn du willst auch neben einer anderen Linie.' },
  extension: {
    name: 'Verlängerung',
    text: 'Nach deinem Abschnitt geht es geradeaus weiter bis zur nächsten Station, egal mit welchem Symbol, aber nicht neben einer anderen Linie.',
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
    text: 'Eine Station, an der sich mindestens 4 Linien treffen, der Ring mitgezählt.',
  },
  ring: { name: 'Der ganze Ring', text: 'Eigene Linien an allen Stationen des Rings.' },
  districts: { name: 'Alle Bezirke', text: 'In jedem der 13 Bezirke eine Station an einer eigenen Linie.' },
  centre: { name: 'Das ganze Zentrum', text: 'Eigene Linien an allen Stationen des Zentrums.' },
};

export const grades: Words['grades'] = {
  1: 'Neu in der Stadt',
  2: 'Pendelt täglich',
  3: 'Kennt jede Station',
  4: 'Plant die Linien',
  5: 'Leitet den Betrieb',
  6: 'Meisterwerk',
};
