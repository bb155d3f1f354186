/** The names of the places, as the signs in Tokyo have them: in Japanese and in letters. The same in every language. */
import type { StationId, WardId } from '@yamanote/games/shinjuku/rules';

export interface PlaceName {
  readonly latin: string;
  readonly japanese: string;
}

const name = (latin: string, japanese: string): PlaceName => ({ latin, japanese });

export const WARD_NAMES: Readonly<Record<WardId, PlaceName>> = {
  chiyoda: name('Chiyoda', '千代田区'),
  chuo: name('Chūō', '中央区'),
  minato: name('Minato', '港区'),
  shinjuku: name('Shinjuku', '新宿区'),
  bunkyo: name('Bunkyō', '文京区'),
  taito: name('Taitō', '台東区'),
  sumida: name('Sumida', '墨田区'),
  koto: name('Kōtō', '江東区'),
  shinagawa: name('Shinagawa', '品川区'),
  meguro: name('Meguro', '目黒区'),
  ota: name('Ōta', '大田区'),
  setagaya: name('Setagaya', '世田谷区'),
  shibuya: name('Shibuya', '渋谷区'),
  nakano: name('Nakano', '中野区'),
  suginami: name('Suginami', '杉並区'),
  toshima: name('Toshima', '豊島区'),
  kita: name('Kita', '北区'),
  arakawa: name('Arakawa', '荒川区'),
  itabashi: name('Itabashi', '板橋区'),
  nerima: name('Nerima', '練馬区'),
  adachi: name('Adachi', '足立区'),
  katsushika: name('Katsushika', '葛飾区'),
  edogawa: name('Edogawa', '江戸川区'),
};

export const STATION_NAMES: Readonly<Record<StationId, PlaceName>> = {
  tokyo: name('Tōkyō', '東京'),
  akihabara: name('Akihabara', '秋葉原'),
  iidabashi: name('Iidabashi', '飯田橋'),
  hatchobori: name('Hatchōbori', '八丁堀'),
  kachidoki: name('Kachidoki', '勝どき'),
  shimbashi: name('Shimbashi', '新橋'),
  roppongi: name('Roppongi', '六本木'),
  shinagawa: name('Shinagawa', '品川'),
  daiba: name('Daiba', '台場'),
  shinjuku: name('Shinjuku', '新宿'),
  takadanobaba: name('Takadanobaba', '高田馬場'),
  yotsuya: name('Yotsuya', '四ッ谷'),
  'todai-mae': name('Tōdai Mae', '東大前'),
  ueno: name('Ueno', '上野'),
  oshiage: name('Oshiage', '押上'),
  kinshicho: name('Kinshichō', '錦糸町'),
  'monzen-nakacho': name('Monzen Nakachō', '門前仲町'),
  'shin-kiba': name('Shin Kiba', '新木場'),
  meguro: name('Meguro', '目黒'),
  oimachi: name('Ōimachi', '大井町'),
  'naka-meguro': name('Naka Meguro', '中目黒'),
  jiyugaoka: name('Jiyūgaoka', '自由が丘'),
  omori: name('Ōmori', '大森'),
  tamagawa: name('Tamagawa', '多摩川'),
  'meidai-mae': name('Meidai Mae', '明大前'),
  sangenjaya: name('Sangenjaya', '三軒茶屋'),
  'futako-tamagawa': name('Futako Tamagawa', '二子玉川'),
  shibuya: name('Shibuya', '渋谷'),
  yoyogi: name('Yoyogi', '代々木'),
  ebisu: name('Ebisu', '恵比寿'),
  nakano: name('Nakano', '中野'),
  koenji: name('Kōenji', '高円寺'),
  eifukucho: name('Eifukuchō', '永福町'),
  ikebukuro: name('Ikebukuro', '池袋'),
  komagome: name('Komagome', '駒込'),
  oji: name('Ōji', '王子'),
  'nishi-nippori': name('Nishi Nippori', '西日暮里'),
  oyama: name('Ōyama', '大山'),
  nerima: name('Nerima', '練馬'),
  'kita-senju': name('Kita Senju', '北千住'),
  aoto: name('Aoto', '青砥'),
  'shin-koiwa': name('Shin Koiwa', '新小岩'),
  hirai: name('Hirai', '平井'),
  'kasai-rinkai-koen': name('Kasai Rinkai Kōen', '葛西臨海公園'),
};

export const BAY_NAME = name('Tōkyō Bay', '東京湾');
