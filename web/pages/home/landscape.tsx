import styles from './landscape.module.css';

/** Around the loop on a wide screen: roads, groves, the bay with its boats. Only scenery. */
export function Landscape() {
  return (
    <svg class={styles.landscape} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="none" stroke="var(--road)" stroke-width="12">
        <path d="M-10 420C160 400 230 330 250 250M330 200C420 100 500 60 570 -10M1120 250C1000 300 900 380 860 460S760 760 700 910M-10 640q120 -30 250 60" />
      </g>
      <g fill="var(--grove)">
        <path d="M14 430q-14-46 60-46 80-10 120 6 30 24 4 46 10 28-40 30-150 2-144-36z" />
        <path d="M870 420q0-40 70-40 80-14 110 20 30 30-10 50-170 20-170-30z" />
      </g>
      <Tree x={70} y={425} pink={false} />
      <Tree x={98} y={410} pink />
      <Tree x={128} y={432} pink={false} />
      <Tree x={152} y={416} pink={false} />
      <Tree x={904} y={418} pink />
      <Tree x={934} y={406} pink={false} />
      <Tree x={962} y={434} pink={false} />
      <Tree x={990} y={414} pink />
      <path d="M-10 760c120-26 190 16 300 48s240 30 400 24 260-66 420-40 240 20 340 0v130H-10z" fill="var(--shallow)" />
      <path d="M-10 800c140-30 230 26 380 44s280 0 420-8 250-40 380-22 200 6 280-4v100H-10z" fill="var(--bay)" />
      <g fill="none" stroke="var(--foam)" stroke-width="2.5" stroke-linecap="round">
        <path d="M40 872q10-6 20 0t20 0M330 856q10-6 20 0t20 0M520 884q10-6 20 0t20 0M940 866q10-6 20 0t20 0M1180 850q10-6 20 0t20 0" />
      </g>
      <g transform="translate(150 838)">
        <path d="M-26 0h52l-8 13h-36z" fill="#D9412B" />
        <path d="M0-2v-40L-18-6z" fill="var(--sakura)" />
        <path d="M3-2v-46L22-2z" fill="var(--sail)" />
      </g>
      <g transform="translate(842 858)">
        <path d="M-34 0h68l-9 15h-50z" fill="#2B3A67" />
        <path d="M-22-12h34V0h-34z" fill="var(--sail)" />
        <path d="M2-22h8v10H2z" fill="#D9412B" />
      </g>
    </svg>
  );
}

function Tree({ x, y, pink }: { x: number; y: number; pink: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="9" ry="3.5" fill="#1e2a38" opacity=".14" />
      <path d="M0 0v-11" stroke="var(--trunk)" stroke-width="3" />
      <circle cy="-16" r="8.5" fill={pink ? 'var(--blossom)' : 'var(--leaf)'} />
    </g>
  );
}
