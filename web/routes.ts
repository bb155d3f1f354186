/** The addresses of the pages. `app.tsx` has a page for each; tests walk them all. */
export const ROUTES = {
  home: '/',
  game: '/game/:id',
  allRules: '/rules',
  rules: '/rules/:id',
  howTo: '/how-to/:id',
  table: '/table/:id',
  continue: '/continue/:code',
  seat: '/seat/:code',
  mapEditor: '/map-editor',
  credits: '/credits',
} as const;

export type RouteName = keyof typeof ROUTES;
