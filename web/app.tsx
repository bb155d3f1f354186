import { Announcer } from '@yamanote/kit/announcer.tsx';
import { NoticePlace } from '@yamanote/kit/notice.tsx';
import type { AnyComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, lazy, Route, type RoutePropsForPath, Router } from 'preact-iso';
import { wordAsked } from './connection/admission.ts';
import { mayRenew } from './pages/build.ts';
import { HomePage } from './pages/home/home-page.tsx';
import { NewVersion } from './pages/new-version.tsx';
import { BrokenPage, NotFoundPage } from './pages/states.tsx';
import { ROUTES, type RouteName } from './routes.ts';

type WordDialog = typeof import('./pages/entering/word-dialog.tsx').WordDialog;

/** In a file of its own; if that cannot be fetched, the page breaks and says so. */
function fetched<P>(load: () => Promise<AnyComponent<P>>): AnyComponent<P> {
  const broken = (error: unknown) => () => {
    throw error;
  };
  return lazy(() => load().catch(broken));
}

/** Home is there at once, everything else when it is asked for. */
const PAGES: { readonly [Name in RouteName]: AnyComponent<RoutePropsForPath<(typeof ROUTES)[Name]>> } = {
  home: HomePage,
  lobby: fetched(() => import('./pages/lobby/lobby-page.tsx').then((page) => page.LobbyPage)),
  matches: fetched(() => import('./pages/matches/matches-page.tsx').then((page) => page.MatchesPage)),
  game: fetched(() => import('./pages/game/game-page.tsx').then((page) => page.GamePage)),
  allRules: fetched(() => import('./pages/rules/all-rules-page.tsx').then((page) => page.AllRulesPage)),
  rules: fetched(() => import('./pages/rules/rules-page.tsx').then((page) => page.RulesPage)),
  howTo: fetched(() => import('./pages/how-to/how-to-page.tsx').then((page) => page.HowToPage)),
  table: fetched(() => import('./table/table-page.tsx').then((page) => page.TablePage)),
  screen: fetched(() => import('./screen/screen-page.tsx').then((page) => page.ScreenPage)),
  continue: fetched(() => import('./pages/continue/continue-page.tsx').then((page) => page.ContinuePage)),
  seat: fetched(() => import('./pages/continue/continue-page.tsx').then((page) => page.SeatPage)),
  mapEditor: fetched(() => import('./pages/map-editor/map-editor-page.tsx').then((page) => page.MapEditorPage)),
  verify: fetched(() => import('./pages/verify/verify-page.tsx').then((page) => page.VerifyPage)),
  credits: fetched(() => import('./pages/credits/credits-page.tsx').then((page) => page.CreditsPage)),
};

export function App() {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  return (
    // What the hall serves besides pages is fetched, not routed to.
    <LocationProvider scope={/^\/(?!api\/)/}>
      <ErrorBoundary
        onError={(error) => {
          console.error(error);
          setFailure({ error });
        }}
      >
        {failure !== null ? (
          <BrokenPage error={failure.error} />
        ) : (
          <Router onRouteChange={arrive}>
            {Object.entries(ROUTES).map(([name, path]) => (
              <Route key={name} path={path} component={PAGES[name as RouteName] as AnyComponent} />
            ))}
            <Route default component={NotFoundPage} />
          </Router>
        )}
      </ErrorBoundary>
      <AskedForWord />
      <Announcer />
      <NoticePlace />
      <NewVersion />
    </LocationProvider>
  );
}

/** The hall has just answered that it wants its word, so the question can be fetched from it; if not, nobody waits for a word. */
function AskedForWord() {
  const [Dialog, setDialog] = useState<WordDialog | null>(null);
  const asked = wordAsked.value !== null;
  useEffect(() => {
    if (!asked || Dialog !== null) return;
    import('./pages/entering/word-dialog.tsx').then(
      (part) => setDialog(() => part.WordDialog),
      () => wordAsked.peek()?.(false),
    );
  }, [asked, Dialog]);
  return asked && Dialog !== null ? <Dialog /> : null;
}

/** Whoever goes on to another page after the hall was upgraded gets a fresh one. */
function arrive(): void {
  if (mayRenew()) location.reload();
  else scrollTo(0, 0);
}
