import { rule as missingConfigMap } from './missing-config-map/rule.ts';
import { rule as missingConfigMapKey } from './missing-config-map-key/rule.ts';
import { rule as missingSecret } from './missing-secret/rule.ts';
import { rule as missingSecretKey } from './missing-secret-key/rule.ts';
import { rule as untracedConfigMap } from './untraced-config-map/rule.ts';
import { rule as untracedSecret } from './untraced-secret/rule.ts';
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
import { rule as unusedValue } from './unused-value/rule.ts';
import { rule as unusedSuppression } from './unused-suppression/rule.ts';
import { rule as invalidVariableName } from './invalid-variable-name/rule.ts';
import { rule as invalidPrefix } from './invalid-prefix/rule.ts';
import { rule as nonStringValue } from './non-string-value/rule.ts';
import { rule as invalidKey } from './invalid-key/rule.ts';
import { rule as duplicateKey } from './duplicate-key/rule.ts';
import { rule as dataAndBinaryData } from './data-and-binary-data/rule.ts';
import { rule as invalidBase64 } from './invalid-base64/rule.ts';
import { rule as trailingNewline } from './trailing-newline/rule.ts';
import { rule as doubleEncodedSecret } from './double-encoded-secret/rule.ts';
import { rule as oversizedSource } from './oversized-source/rule.ts';
import { rule as incompleteSecretType } from './incomplete-secret-type/rule.ts';
import { rule as unknownSecretType } from './unknown-secret-type/rule.ts';
import { rule as invalidName } from './invalid-name/rule.ts';
import { rule as unknownKind } from './unknown-kind/rule.ts';
import { rule as duplicateObject } from './duplicate-object/rule.ts';
import { rule as unknownField } from './unknown-field/rule.ts';
import { rule as wrongFieldType } from './wrong-field-type/rule.ts';
import { rule as invalidValueSource } from './invalid-value-source/rule.ts';
import { rule as invalidReference } from './invalid-reference/rule.ts';
import { rule as invalidFieldPath } from './invalid-field-path/rule.ts';
import { rule as invalidResourceField } from './invalid-resource-field/rule.ts';
import { rule as missingVolume } from './missing-volume/rule.ts';
import { rule as invalidVolume } from './invalid-volume/rule.ts';
import { rule as invalidVolumePath } from './invalid-volume-path/rule.ts';
import { rule as duplicateMountPath } from './duplicate-mount-path/rule.ts';
import { rule as overlappingVolumePaths } from './overlapping-volume-paths/rule.ts';
import { rule as decimalFileMode } from './decimal-file-mode/rule.ts';
import { rule as invalidFileMode } from './invalid-file-mode/rule.ts';
import { rule as invalidMountOption } from './invalid-mount-option/rule.ts';
import { rule as subPathNeverUpdates } from './sub-path-never-updates/rule.ts';
import { rule as unrenderableChart } from './unrenderable-chart/rule.ts';
import { rule as unbuildableKustomization } from './unbuildable-kustomization/rule.ts';
import { rule as unhashedReference } from './unhashed-reference/rule.ts';
import { rule as undeployedManifest } from './undeployed-manifest/rule.ts';
import { rule as oversizedEnvironment } from './oversized-environment/rule.ts';
import { rule as editedCopy } from './edited-copy/rule.ts';
import { rule as staleRolloutCopy } from './stale-rollout-copy/rule.ts';
import { rule as configChangeWithoutRollout } from './config-change-without-rollout/rule.ts';
import { rule as immutableChange } from './immutable-change/rule.ts';
import { rule as staleOnChange } from './stale-on-change/rule.ts';
import { rule as unstableTemplate } from './unstable-template/rule.ts';
import { rule as missingSubPath } from './missing-sub-path/rule.ts';
import { rule as unmatchedPatch } from './unmatched-patch/rule.ts';
import { rule as versionDependentBuild } from './version-dependent-build/rule.ts';
import { rule as appliedAfterUse } from './applied-after-use/rule.ts';
import { rule as missingDependency } from './missing-dependency/rule.ts';
import { rule as nestedFileMount } from './nested-file-mount/rule.ts';
import { rule as unparsedEnvFile } from './unparsed-env-file/rule.ts';
import { rule as unexpandedValue } from './unexpanded-value/rule.ts';
import { rule as movedSealedSecret } from './moved-sealed-secret/rule.ts';
import { rule as emptyApplication } from './empty-application/rule.ts';
import { rule as unlistedAddition } from './unlisted-addition/rule.ts';
import { rule as forbiddenReflection } from './forbidden-reflection/rule.ts';
import { rule as unsetFluxVariable } from './unset-flux-variable/rule.ts';
import type { Rule } from '../src/model/rule.ts';

/** The only list of rules: grouped as in the README, in the order in which they are documented. */
export const catalogue: readonly Rule[] = [
  missingConfigMap,
  missingConfigMapKey,
  missingSecret,
  missingSecretKey,
  untracedConfigMap,
  untracedSecret,
  missingOptionalSource,
  wrongSecretType,
  appliedAfterUse,
  missingDependency,
  forbiddenReflection,
  collidingVariable,
  overriddenVariable,
  duplicateVariable,
  invalidVariableName,
  invalidPrefix,
  lateVariableReference,
  undefinedVariableReference,
  unshellableVariableName,
  fileAsVariable,
  binaryDataAsVariable,
  serviceVariableClash,
  caseVariantVariable,
  oversizedEnvironment,
  unexpandedValue,
  nonStringValue,
  invalidKey,
  duplicateKey,
  dataAndBinaryData,
  invalidBase64,
  trailingNewline,
  doubleEncodedSecret,
  oversizedSource,
  incompleteSecretType,
  unknownSecretType,
  invalidName,
  unknownKind,
  duplicateObject,
  editedCopy,
  staleRolloutCopy,
  configChangeWithoutRollout,
  immutableChange,
  staleOnChange,
  unparsedEnvFile,
  unknownField,
  wrongFieldType,
  invalidValueSource,
  invalidReference,
  invalidFieldPath,
  invalidResourceField,
  missingVolume,
  invalidVolume,
  invalidVolumePath,
  duplicateMountPath,
  overlappingVolumePaths,
  decimalFileMode,
  invalidFileMode,
  invalidMountOption,
  missingSubPath,
  subPathNeverUpdates,
  nestedFileMount,
  unbuildableKustomization,
  unrenderableChart,
  unhashedReference,
  undeployedManifest,
  unstableTemplate,
  unmatchedPatch,
  versionDependentBuild,
  movedSealedSecret,
  emptyApplication,
  unlistedAddition,
  unsetFluxVariable,
  unusedConfigMap,
  unusedSecret,
  unusedKey,
  unusedValue,
  unreadableManifest,
  unusedSuppression,
];
