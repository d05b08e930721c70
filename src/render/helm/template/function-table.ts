import type { GoFunction } from '../value/go-value.ts';

/**
 * The functions a template may call, by name. `include`, `tpl` and the functions of the language itself (`printf`, `eq`
 * …) are the executor's; this table has the others: sprig's and Helm's. A name in it hides one of the language.
 */
export type FunctionTable = ReadonlyMap<string, GoFunction>;
