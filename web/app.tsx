import { useState } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from 'preact-iso';
import { Announcer } from './kit/announcer.tsx';
import { NoticePlace } from './kit/notice.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { NewVersion } from './pages/new-version.tsx';
import { BrokenPage, NotFoundPage } from './pages/states.tsx';

const GamePage = lazy(() => import('./pages/game/game-page.tsx').then((page) => page.GamePage));
const RulesPage = lazy(() => import('./pages/rules/rules-page.tsx').then((page) => page.RulesPage));
const CreditsPage = lazy(() => import('./pages/credits/credits-page.tsx').then((page) => page.CreditsPage));
const ContinuePage = lazy(() => import('./pages/continue/continue-page.tsx').then((page) => page.ContinuePage));
const MapEditorPage = lazy(() => import('./pages/map-editor/map-editor-page.tsx').then((page) => page.MapEditorPage));
const TablePage = lazy(() => import('./table/table-page.tsx').then((page) => page.TablePage));

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
            <Route path="/" component={HomePage} />
            <Route path="/game/:id" component={GamePage} />
            <Route path="/rules/:id" component={RulesPage} />
            <Route path="/table/:id" component={TablePage} />
            <Route path="/continue/:code" component={ContinuePage} />
            <Route path="/map-editor" component={MapEditorPage} />
            <Route path="/credits" component={CreditsPage} />
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
