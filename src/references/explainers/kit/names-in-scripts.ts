const MAKEFILE = /(?:^|\/)(?:GNUm|[Mm])akefile$|\.mk$/;

/** The text of a script as its shell sees it: `$$name` in a recipe of make is `$name`. */
export function shellText(path: string, text: string): string {
  return MAKEFILE.test(path) ? text.replaceAll('$$', () => '$') : text;
}

/** A variable in a name: `$APP`, `${APP}`, `${{ matrix.app }}`, `$(app)`. */
const VARIABLE = /\$\{\{[^}]{0,300}\}\}|\$\{(\w{1,300})[^}]{0,300}\}|\$\([^)]{0,300}\)|\$(\w+)/g;

/** The names that a name with variables may become: with the values that the text assigns to its only variable, else with `*` in their places. */
export function withoutVariables(
  name: string,
  assigned: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const [first, ...others] = name.matchAll(VARIABLE);
  const variable = first?.[1] ?? first?.[2];
  const values = variable === undefined ? undefined : assigned.get(variable);
  if (values !== undefined && others.length === 0) {
    const named = values.map((value) => name.replace(VARIABLE, () => value));
    return named.filter((each) => !each.includes('*') || hasLetters(each));
  }
  const pattern = name.replaceAll(VARIABLE, '*');
  return hasLetters(pattern) ? [pattern] : [];
}

/** `client_secret=oauth2-proxy`, `name="app-$env.tls"`: a command may name a source with a variable of its script. */
const ASSIGNED =
  /\b(\w+)[ \t]*:?\??=[ \t]*["']?([a-z0-9](?:[-a-z0-9.]|\$\{\w{1,300}\}|\$\w{1,300})*)/g;
/** `for app in web api; do`. */
const LOOP = /\bfor[ \t]+(\w+)[ \t]+in[ \t]+([-\w.'" \t]{1,2000})/g;
const MAX_VALUES = 20;

/** The values that a script assigns to variables, with `*` where they depend on others. */
export function assignmentsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const assigned = new Map<string, string[]>();
  const add = (variable: string, value: string): void => {
    const values = assigned.get(variable);
    if (values === undefined) assigned.set(variable, [value]);
    else if (!values.includes(value) && values.length < MAX_VALUES) values.push(value);
  };
  for (const [, variable = '', value = ''] of text.matchAll(ASSIGNED))
    add(variable, value.replaceAll(VARIABLE, '*'));
  for (const [, variable = '', list = ''] of text.matchAll(LOOP)) {
    for (const [word] of list.matchAll(/[a-z0-9][-a-z0-9.]*/g)) add(variable, word);
  }
  return assigned;
}

const MIN_LETTERS = 3;

/** Whether a name in which `*` is any text has enough letters of its own to be told from others. */
export function hasLetters(name: string): boolean {
  return name.replaceAll(/[-*.]/g, '').length >= MIN_LETTERS;
}
