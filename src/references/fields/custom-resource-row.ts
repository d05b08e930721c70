/**
 * Fields of custom resources that name ConfigMaps and Secrets: one row of `references/`. A field is the name itself, or a map with `name`
 * and perhaps `namespace`, `key` and `optional`.
 *
 *     spec.tls.{cert,key}     both, and `{,a.}` is `a.` or nothing
 *     spec.users[*].login     of each item of a list
 *     spec.env.*              of each value of a map
 *     spec.**.basicAuth       anywhere below
 */
export interface CustomResourceRow {
  /** API group without version. */
  readonly group: string;
  /** Left out: all kinds of the group. */
  readonly kinds?: readonly string[];
  readonly secrets?: readonly string[];
  readonly configMaps?: readonly string[];
  /** Keys that the controller reads in each of these sources, unless the field itself names one. */
  readonly keys?: readonly string[];
  /** The controller looks in another namespace than that of the object, if the field names none. */
  readonly elsewhere?: true;
}
