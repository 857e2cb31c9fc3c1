interface BrandMarkProps {
  readonly size?: number;
}

/** Draws the sign of the brand, a level line. A brand replaces this drawing, the icon file and the tokens. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="8.5" fill="var(--brand)" />
      <path d="M6.5 18 21.5 10" stroke="var(--brand-ink)" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="10.2" cy="10" r="2.3" fill="var(--brand-ink)" />
      <circle cx="17.8" cy="18" r="2.3" fill="var(--brand-ink)" />
    </svg>
  );
}
