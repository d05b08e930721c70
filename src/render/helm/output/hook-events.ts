const EVENTS: ReadonlySet<string> = new Set([
  'pre-install',
  'post-install',
  'pre-delete',
  'post-delete',
  'pre-upgrade',
  'post-upgrade',
  'pre-rollback',
  'post-rollback',
  'test',
]);

/** The events in `helm.sh/hook`; undefined if one of them is unknown, because Helm then drops the manifest. */
export function hookEvents(annotation: string): readonly string[] | undefined {
  const events = annotation
    .split(',')
    .map((event) => event.trim().toLowerCase())
    .map((event) => (event === 'test-success' ? 'test' : event));
  return events.every((event) => EVENTS.has(event)) ? events : undefined;
}
