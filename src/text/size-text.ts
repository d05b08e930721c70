const UNITS = ['bytes', 'KiB', 'MiB'] as const;

/** A number of bytes as people write it: `131072` → `128 KiB`, `1100001` → `1.05 MiB`. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  // Rounded up: what is over a limit must not look like the limit.
  return `${Math.ceil(size * 100) / 100} ${UNITS[unit] ?? ''}`;
}
