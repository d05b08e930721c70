import { zoneFormat } from './zone-format.ts';

/** English as written where a zone's short name is in use: only there the name is known. */
const LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'ja'];
const GREENWICH = /^(?:Etc\/)?GMT(?:[+-]?0)?$/;

const NAME = { timeZoneName: 'short' } as const;

type Names = Readonly<Record<number, string>>;

const CHINA: Names = { 8: 'CST' };
const BRITAIN: Names = { 0: 'GMT', 1: 'BST' };
const KOREA: Names = { 9: 'KST' };
const MEXICO: Names = { [-6]: 'MDT', [-7]: 'MST' };
const MOSCOW: Names = { 3: 'MSK', 4: 'MSD' };
const NONE: Names = {};

/**
 * Short names in the time zone database, by the hours from UTC, that no locale has or that differ there. Where it has no
 * name but an offset, neither is there one here.
 */
const NAMES: ReadonlyMap<string, Names> = new Map<string, Names>([
  ['America/Adak', { [-9]: 'HDT', [-10]: 'HST' }],
  ['America/Chihuahua', MEXICO],
  ['America/Ciudad_Juarez', MEXICO],
  ['America/Dawson', MEXICO],
  ['America/Havana', { [-4]: 'CDT', [-5]: 'CST' }],
  ['America/Hermosillo', MEXICO],
  ['America/Mazatlan', MEXICO],
  ['America/St_Johns', { [-2.5]: 'NDT', [-3.5]: 'NST' }],
  ['America/Whitehorse', { [-7]: 'MST', [-8]: 'PST' }],
  ['Antarctica/Casey', NONE],
  ['Antarctica/Troll', NONE],
  ['Asia/Colombo', NONE],
  ['Asia/Dubai', NONE],
  ['Asia/Hong_Kong', { 8: 'HKT' }],
  ['Asia/Jakarta', { 7: 'WIB' }],
  ['Asia/Jayapura', { 9: 'WIT' }],
  ['Asia/Jerusalem', { 2: 'IST', 3: 'IDT' }],
  ['Asia/Karachi', { 5: 'PKT', 6: 'PKST' }],
  ['Asia/Macau', CHINA],
  ['Asia/Makassar', { 8: 'WITA' }],
  ['Asia/Manila', { 8: 'PST' }],
  ['Asia/Muscat', NONE],
  ['Asia/Pontianak', { 7: 'WIB' }],
  ['Asia/Pyongyang', KOREA],
  ['Asia/Seoul', KOREA],
  ['Asia/Shanghai', CHINA],
  ['Asia/Taipei', CHINA],
  ['Australia/Eucla', NONE],
  ['Australia/Lord_Howe', NONE],
  ['Europe/Dublin', { 0: 'GMT', 1: 'IST' }],
  ['Europe/Guernsey', BRITAIN],
  ['Europe/Isle_of_Man', BRITAIN],
  ['Europe/Jersey', BRITAIN],
  ['Europe/Kirov', MOSCOW],
  ['Europe/Moscow', MOSCOW],
  ['Europe/Simferopol', MOSCOW],
  ['Europe/Volgograd', MOSCOW],
  ['MET', { 1: 'MET', 2: 'MEST' }],
  ['Pacific/Chatham', NONE],
  ['Pacific/Guam', { 10: 'ChST' }],
  ['Pacific/Midway', { [-11]: 'SST' }],
  ['Pacific/Pago_Pago', { [-11]: 'SST' }],
  ['Pacific/Saipan', { 10: 'ChST' }],
]);

/** The short name of a zone of the time zone database at a time, given the seconds from UTC there and then. */
export function zoneNameAt(zone: string, milliseconds: number, offset: number): string {
  // Before there were zones a place had its own time.
  if (offset % 60 !== 0) return 'LMT';
  if (GREENWICH.test(zone)) return 'GMT';
  const { timeZone } = zoneFormat('en-US', zone, NAME).resolvedOptions();
  const names = NAMES.get(zone) ?? NAMES.get(timeZone);
  if (names !== undefined) return names[offset / 3600] ?? offsetName(offset);
  for (const locale of LOCALES) {
    const part = zoneFormat(locale, zone, NAME)
      .formatToParts(milliseconds)
      .find(({ type }) => type === 'timeZoneName');
    if (part !== undefined && /^[A-Z]{3,5}$/.test(part.value)) return part.value;
  }
  return offsetName(offset);
}

/** `-03`, `+0545` */
function offsetName(offset: number): string {
  const minutes = Math.abs(offset / 60);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  const rest = minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0');
  return (offset < 0 ? '-' : '+') + hours + rest;
}
