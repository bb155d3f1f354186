/** What no first question shows: fetched in one file when the page has come to rest. */
export { CityPanel } from './city-panel.tsx';
export { KaijuOnMap } from './kaiju-on-map.tsx';
export { OpenChoices } from './open-choices.tsx';
export { PaymentRow } from './payment-row.tsx';
export { Planner } from './planner.tsx';
export { Plates } from './plates.tsx';
export { RidePanel } from './ride-panel.tsx';
export { Sets } from './sets.tsx';
export { ShopPanel } from './shop-panel.tsx';
export { SpendPanel } from './spend-panel.tsx';
export { Supplies } from './supplies.tsx';
export { TrackPanel } from './track-panel.tsx';
export { UpgradeChoices } from './upgrade-choices.tsx';
