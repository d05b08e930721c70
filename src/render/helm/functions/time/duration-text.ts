/** time.Duration.String(): `1h2m3.5s`. */
export function durationText(nanoseconds: bigint): string {
  if (nanoseconds === 0n) return '0s';
  const sign = nanoseconds < 0n ? '-' : '';
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  if (size < 1_000n) return `${sign}${size}ns`;
  if (size < 1_000_000n) return `${sign}${withFraction(size, 3)}\u00b5s`;
  if (size < 1_000_000_000n) return `${sign}${withFraction(size, 6)}ms`;
  const minutes = size / 60_000_000_000n;
  const seconds = withFraction(size % 60_000_000_000n, 9);
  if (minutes === 0n) return `${sign}${seconds}s`;
  const hours = minutes / 60n;
  return `${sign}${hours === 0n ? '' : `${hours}h`}${minutes % 60n}m${seconds}s`;
}

function withFraction(value: bigint, digits: number): string {
  const text = String(value).padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/(?<!0)0+$/, '');
  return text.slice(0, -digits) + (fraction === '' ? '' : `.${fraction}`);
}
