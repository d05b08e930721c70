import type { Host, Sink } from '../host.ts';

/**
 * Whether to colour what goes to a stream: the flag decides, then FORCE_COLOR and NO_COLOR, then the terminal. Logs of
 * GitHub Actions show colours.
 */
export function hasColor(
  flags: ReadonlyMap<string, readonly string[]>,
  { env }: Host,
  sink: Sink | undefined,
): boolean {
  const flag = flags.has('no-color') ? 'never' : flags.get('color')?.at(-1);
  if (flag === 'always' || flag === 'never') return flag === 'always';
  if (sink === undefined) return false;
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  if (env['GITHUB_ACTIONS'] === 'true') return true;
  return sink.isTTY === true && env['TERM'] !== 'dumb';
}
