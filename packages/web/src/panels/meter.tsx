// A bar; its name and its figures stand beside it as text.

interface MeterProps {
  readonly now: number;
  readonly most: number;
}

/** How full something is, for the eye. */
export function Meter({ now, most }: MeterProps) {
  const full = Math.min(1, Math.max(0, now / Math.max(1, most)));
  return (
    <div class="meter" aria-hidden="true">
      <i style={{ width: `${full * 100}%` }} />
      <span style={{ width: `${full * 100}%` }} />
    </div>
  );
}
