import { JSON_FUNCTIONS } from './functions/json-functions.ts';
import type { FunctionTable } from './template/function-table.ts';
import { HELM_FUNCTIONS } from './template/helm-functions.ts';

export const ALL_FUNCTIONS: FunctionTable = new Map([...HELM_FUNCTIONS, ...JSON_FUNCTIONS]);
