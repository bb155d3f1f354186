import type { AnyComponent } from 'preact';
import { useState } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, lazy, Route, type RoutePropsForPath, Router } from 'preact-iso';
import { Announcer } from './kit/announcer.tsx';
import { NoticePlace } from './kit/notice.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { NewVersion } from './pages/new-version.tsx';
import { BrokenPage, NotFoundPage } from './pages/states.tsx';
import { ROUTES, type RouteName } from './routes.ts';

/** Home is there at once, everything else when it is asked for. */
const PAGES: { readonly [Name in RouteName]: AnyComponent<RoutePropsForPath<(typeof ROUTES)[Name]>> } = {
  home: HomePage,
  game: lazy(() => import('./pages/game/game-page.tsx').then((page) => page.GamePage)),
  allRules: lazy(() => import('./pages/rules/all-rules-page.tsx').then((page) => page.AllRulesPage)),
  rules: lazy(() => import('./pages/rules/rules-page.tsx').then((page) => page.RulesPage)),
  table: lazy(() => import('./table/table-page.tsx').then((page) => page.TablePage)),
  continue: lazy(() => import('./pages/continue/continue-page.tsx').then((page) => page.ContinuePage)),
  seat: lazy(() => import('./pages/continue/continue-page.tsx').then((page) => page.SeatPage)),
  mapEditor: lazy(() => import('./pages/map-editor/map-editor-page.tsx').then((page) => page.MapEditorPage)),
  credits: lazy(() => import('./pages/credits/credits-page.tsx').then((page) => page.CreditsPage)),
};

export function App() {
  const [broken, setBroken] = useState(false);
  return (
    // What the hall serves besides pages is fetched, not routed to.
    <LocationProvider scope={/^\/(?!api\/)/}>
      <ErrorBoundary
        onError={(error) => {
          console.error(error);
          setBroken(true);
        }}
      >
        {broken ? (
          <BrokenPage />
        ) : (
          <Router onRouteChange={() => scrollTo(0, 0)}>
            {Object.entries(ROUTES).map(([name, path]) => (
              <Route key={name} path={path} component={PAGES[name as RouteName] as AnyComponent} />
            ))}
            <Route default component={NotFoundPage} />
          </Router>
        )}
      </ErrorBoundary>
      <Announcer />
      <NoticePlace />
      <NewVersion />
    </LocationProvider>
  );
}
