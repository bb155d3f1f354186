import { useEffect, useState } from 'preact/hooks';

/** A QR code as one path, dark on white in both themes, because cameras expect it so. */
export function QrCode({ text, label, size = 176 }: { text: string; label: string; size?: number }) {
  const [code, setCode] = useState<{ path: string; cells: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    import('uqr').then(
      ({ encode }) => {
        const { data, size: cells } = encode(text, { border: 2 });
        const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
        if (wanted) setCode({ path, cells });
      },
      // The address stands beside it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${code?.cells ?? 1} ${code?.cells ?? 1}`}
      shape-rendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      {code && <path d={code.path} fill="#1e2a38" />}
    </svg>
  );
}
