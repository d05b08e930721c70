/** Making one takes a hundred times as long as using it. */
const MOST_KEPT = 64;
const kept = new Map<string, Intl.DateTimeFormat>();

/** A format for times in a zone. Throws where there is no such zone. */
export function zoneFormat(
  locale: string,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${options.timeZoneName ?? ''}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(key, format);
  return format;
}
