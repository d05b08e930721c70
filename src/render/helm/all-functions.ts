import { helmFunctions } from './functions/function-table.ts';
import type { FunctionTable } from './template/function-table.ts';
import { HELM_FUNCTIONS } from './template/helm-functions.ts';

const V3: FunctionTable = new Map([...helmFunctions(3), ...HELM_FUNCTIONS]);
const V4: FunctionTable = new Map([...helmFunctions(4), ...HELM_FUNCTIONS]);

/** Everything a template may call besides the language itself; one table per version for a whole run. */
export function allFunctions(helm: 3 | 4): FunctionTable {
  return helm === 3 ? V3 : V4;
}
