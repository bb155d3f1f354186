/** All figures as a table for the documentation. */
import { makeFigures } from '../../metrics/prometheus.ts';

const HEAD = '| figure | kind | by | what it is |\n|---|---|---|---|\n';

/** As prom-client keeps it. */
interface Figure {
  name: string;
  help: string;
  type: string;
  labelNames?: readonly string[];
}

export function metricsTable(): string {
  const figures = makeFigures().registry.getMetricsAsArray() as unknown as Figure[];
  const ours = figures.filter(({ name }) => name.startsWith('yamanote_'));
  return HEAD + ours.map(row).join('');
}

function row({ name, help, type, labelNames = [] }: Figure): string {
  return `| \`${name}\` | ${type} | ${labelNames.map((label) => `\`${label}\``).join(', ')} | ${help} |\n`;
}
