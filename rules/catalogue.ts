import { rule as missingConfigMap } from './missing-config-map/rule.ts';
import { rule as missingConfigMapKey } from './missing-config-map-key/rule.ts';
import { rule as missingSecret } from './missing-secret/rule.ts';
import { rule as missingSecretKey } from './missing-secret-key/rule.ts';
import { rule as missingOptionalSource } from './missing-optional-source/rule.ts';
import { rule as wrongSecretType } from './wrong-secret-type/rule.ts';
import { rule as collidingVariable } from './colliding-variable/rule.ts';
import { rule as overriddenVariable } from './overridden-variable/rule.ts';
import { rule as duplicateVariable } from './duplicate-variable/rule.ts';
import { rule as lateVariableReference } from './late-variable-reference/rule.ts';
import { rule as undefinedVariableReference } from './undefined-variable-reference/rule.ts';
import { rule as unshellableVariableName } from './unshellable-variable-name/rule.ts';
import { rule as fileAsVariable } from './file-as-variable/rule.ts';
import { rule as binaryDataAsVariable } from './binary-data-as-variable/rule.ts';
import { rule as serviceVariableClash } from './service-variable-clash/rule.ts';
import { rule as caseVariantVariable } from './case-variant-variable/rule.ts';
import { rule as unusedConfigMap } from './unused-config-map/rule.ts';
import { rule as unusedSecret } from './unused-secret/rule.ts';
import { rule as unusedKey } from './unused-key/rule.ts';
import { rule as unreadableManifest } from './unreadable-manifest/rule.ts';
import { rule as unusedSuppression } from './unused-suppression/rule.ts';
import type { Rule } from '../src/model/rule.ts';

/** The only list of rules: grouped as in the README, in the order in which they are documented. */
export const catalogue: readonly Rule[] = [
  missingConfigMap,
  missingConfigMapKey,
  missingSecret,
  missingSecretKey,
  missingOptionalSource,
  wrongSecretType,
  collidingVariable,
  overriddenVariable,
  duplicateVariable,
  lateVariableReference,
  undefinedVariableReference,
  unshellableVariableName,
  fileAsVariable,
  binaryDataAsVariable,
  serviceVariableClash,
  caseVariantVariable,
  unusedConfigMap,
  unusedSecret,
  unusedKey,
  unreadableManifest,
  unusedSuppression,
];
