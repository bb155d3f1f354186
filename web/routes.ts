/** The addresses of the pages. `app.tsx` has a page for each; tests walk them all. */
export const ROUTES = {
  home: '/',
  lobby: '/lobby',
  matches: '/matches',
  game: '/game/:id',
  allRules: '/rules',
  rules: '/rules/:id',
  howTo: '/how-to/:id',
  table: '/table/:id',
  screen: '/screen/:id',
  continue: '/continue/:code',
  seat: '/seat/:code',
  mapEditor: '/map-editor',
  verify: '/verify',
  credits: '/credits',
} as const;

export type RouteName = keyof typeof ROUTES;
