import type { Words } from './words.ts';

export const monsters: Words['monsters'] = {
  kasabo: { name: 'カサボ', text: '長い年月を経て命を宿した、一つ目一本足の紙の傘です。しるしは丸です。' },
  namazor: { name: 'ナマゾー', text: '列島の地下にひそみ、尾で大地を揺らす大ナマズです。しるしは四角です。' },
  darumo: { name: 'ダルモ', text: '何度倒されても起き上がる、願かけの人形です。しるしは三角です。' },
  tanugon: { name: 'タヌゴン', text: '頭に葉っぱをのせた巨大なタヌキで、化けるのが得意です。しるしはひし形です。' },
  zemira: { name: 'ゼミラ', text: '地下で十七年を過ごした、どんなサイレンよりうるさいセミです。しるしは六角形です。' },
  jihanga: { name: 'ジハンガ', text: '小銭を取り返そうと歩き出した自動販売機です。しるしは十字です。' },
};

export const places: Words['places'] = { outside: '東京の外', city: '東京シティ', bay: '東京ベイ', out: '脱落' };

export const kinds: Words['kinds'] = { keep: '永続', discard: '使い切り' };
