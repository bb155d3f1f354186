import './battery.battery.test.ts';
