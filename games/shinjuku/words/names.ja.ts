import { cards, station, ward } from './grammar.ja.ts';
import type { Words } from './words.ts';

export const kinds: Words['kinds'] = { open: '開店', track: '敷設', move: '移動', upgrade: '昇格', income: '収入' };

export const wardText: Words['wardText'] = ({ cards: copies, stations, neighbours, bay }) => {
  const stops = stations.map(
    (stop) =>
      `${station(stop.station)}駅${stop.marked ? '（四角）' : ''}は${stop.ways.map(station).join('、')}に線路を敷けます`,
  );
  const borders = `隣は${neighbours.map(ward).join('、')}${bay ? '、そして怪獣が現れる東京湾' : ''}です。`;
  return `山札にこの区のカードは${cards(copies)}あります。${stops.join('。')}。${borders}`;
};
