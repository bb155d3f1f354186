/**
 * The railway map as a drawing: stations by their names, which are cut where there is no room, and lines between them.
 * Stations with a square can have a department store. `network.ts` reads from it which line joins which stations.
 */
export const DRAWING = `
( ) Ōyama──( ) Ikebukuro□──( ) Komagome──( ) Ōji
             └───┐       ┌─┘ └────────┐ ┌┘
    ( ) Nerima   │     ( ) Tōdai Mae┐ ( ) Nishi Nip…──( ) Kita Senju□──( ) Aoto
      │          │                  │   └─────────┐ ┌─┘                  │
     ( ) Nakano──( ) Takadano…□────( ) Iidabashi──( ) Ueno□───( ) Oshiage┘
     │ └────────┐│                 │││ ┌──────────┘     ┌─────┘ └────┐
    ( ) Kōenji  ( ) Shinjuku□──────┘│( ) Akihabara□───( ) Kinshichō──( ) Hirai
                ││└────┐            │ │                 └──────┐    ┌┘
  ( ) Meidai Mae┘│     ( ) Yotsuya──( ) Tōkyō□──( ) Hatchōbori┐│  ( ) Shin Koiwa
  │ └────────┐   │       └─┐          └─┐                     ││
( ) Eifukuchō│┌( ) Yoyogi──( ) Roppongi┐│( ) Kachidoki───────( ) Monzen N…
             ││            │           │││                     │
            ( ) Shibuya□──( ) Ebisu    ( ) Shimbashi□┐         │
        ┌───┘│            ││            │            │         │
        │   ( ) Naka Meg…□┘│            │          ( ) Daiba───( ) Shin Kiba
        │     └─────┐      │            │            │         │
      ( ) Sangenjaya│     ( ) Meguro□──( ) Shinagawa□│        ( ) Kasai R…
      │             │       └────────┐ │             │
     ( ) Futako T…──( ) Jiyūgaoka────( ) Ōimachi─────┘
                     │                │
         ( ) Tamagawa┘               ( ) Ōmori`.slice(1);
