import type { Rule } from '../src/model/rule.ts';
import { rule as appliedAfterUse } from './applied-after-use/rule.ts';
import { rule as binaryDataAsVariable } from './binary-data-as-variable/rule.ts';
import { rule as caseVariantVariable } from './case-variant-variable/rule.ts';
import { rule as collidingVariable } from './colliding-variable/rule.ts';
import { rule as contestedSecret } from './contested-secret/rule.ts';
import { rule as copiedReference } from './copied-reference/rule.ts';
import { rule as dataAndBinaryData } from './data-and-binary-data/rule.ts';
import { rule as doubleEncodedSecret } from './double-encoded-secret/rule.ts';
import { rule as duplicateKey } from './duplicate-key/rule.ts';
import { rule as duplicateMountPath } from './duplicate-mount-path/rule.ts';
import { rule as duplicateObject } from './duplicate-object/rule.ts';
import { rule as duplicateVariable } from './duplicate-variable/rule.ts';
import { rule as editedRolloutCopy } from './edited-rollout-copy/rule.ts';
import { rule as emptyApplication } from './empty-application/rule.ts';
import { rule as fileAsVariable } from './file-as-variable/rule.ts';
import { rule as forbiddenApplication } from './forbidden-application/rule.ts';
import { rule as forbiddenReflection } from './forbidden-reflection/rule.ts';
import { rule as forwardVariableReference } from './forward-variable-reference/rule.ts';
import { rule as immutableChange } from './immutable-change/rule.ts';
import { rule as incompleteTypedSecret } from './incomplete-typed-secret/rule.ts';
import { rule as invalidBase64 } from './invalid-base64/rule.ts';
import { rule as invalidContainer } from './invalid-container/rule.ts';
import { rule as invalidFieldPath } from './invalid-field-path/rule.ts';
import { rule as invalidFileMode } from './invalid-file-mode/rule.ts';
import { rule as invalidKey } from './invalid-key/rule.ts';
import { rule as invalidMountOption } from './invalid-mount-option/rule.ts';
import { rule as invalidName } from './invalid-name/rule.ts';
import { rule as invalidPort } from './invalid-port/rule.ts';
import { rule as invalidPrefix } from './invalid-prefix/rule.ts';
import { rule as invalidReference } from './invalid-reference/rule.ts';
import { rule as invalidResourceField } from './invalid-resource-field/rule.ts';
import { rule as invalidValueSource } from './invalid-value-source/rule.ts';
import { rule as invalidVariableName } from './invalid-variable-name/rule.ts';
import { rule as invalidVolumePath } from './invalid-volume-path/rule.ts';
import { rule as invalidVolume } from './invalid-volume/rule.ts';
import { rule as leftOutByChange } from './left-out-by-change/rule.ts';
import { rule as mismatchedSelector } from './mismatched-selector/rule.ts';
import { rule as missingConfigMapKey } from './missing-config-map-key/rule.ts';
import { rule as missingConfigMap } from './missing-config-map/rule.ts';
import { rule as missingDependency } from './missing-dependency/rule.ts';
import { rule as missingField } from './missing-field/rule.ts';
import { rule as missingFluxSource } from './missing-flux-source/rule.ts';
import { rule as missingNamespace } from './missing-namespace/rule.ts';
import { rule as missingObject } from './missing-object/rule.ts';
import { rule as missingPort } from './missing-port/rule.ts';
import { rule as missingSecretKey } from './missing-secret-key/rule.ts';
import { rule as missingSecretStore } from './missing-secret-store/rule.ts';
import { rule as missingSecret } from './missing-secret/rule.ts';
import { rule as missingSubPath } from './missing-sub-path/rule.ts';
import { rule as missingVolume } from './missing-volume/rule.ts';
import { rule as misspelledOptionalReference } from './misspelled-optional-reference/rule.ts';
import { rule as misspelledSecretType } from './misspelled-secret-type/rule.ts';
import { rule as movedSealedSecret } from './moved-sealed-secret/rule.ts';
import { rule as nestedFileMount } from './nested-file-mount/rule.ts';
import { rule as nonStringValue } from './non-string-value/rule.ts';
import { rule as nonportableVariableName } from './nonportable-variable-name/rule.ts';
import { rule as overlappingVolumePaths } from './overlapping-volume-paths/rule.ts';
import { rule as overriddenVariable } from './overridden-variable/rule.ts';
import { rule as oversizedEnvironment } from './oversized-environment/rule.ts';
import { rule as oversizedSource } from './oversized-source/rule.ts';
import { rule as randomSecretValue } from './random-secret-value/rule.ts';
import { rule as scientificNotation } from './scientific-notation/rule.ts';
import { rule as serviceVariableAsSetting } from './service-variable-as-setting/rule.ts';
import { rule as serviceVariableCollision } from './service-variable-collision/rule.ts';
import { rule as staleAfterChange } from './stale-after-change/rule.ts';
import { rule as staleLock } from './stale-lock/rule.ts';
import { rule as staleOnNextChange } from './stale-on-next-change/rule.ts';
import { rule as staleRolloutCopy } from './stale-rollout-copy/rule.ts';
import { rule as subPathNeverUpdates } from './sub-path-never-updates/rule.ts';
import { rule as trailingNewline } from './trailing-newline/rule.ts';
import { rule as unbuildableKustomization } from './unbuildable-kustomization/rule.ts';
import { rule as undeclaredConfigMap } from './undeclared-config-map/rule.ts';
import { rule as undeclaredSecret } from './undeclared-secret/rule.ts';
import { rule as undecryptedSecret } from './undecrypted-secret/rule.ts';
import { rule as undefinedVariableReference } from './undefined-variable-reference/rule.ts';
import { rule as unexpandedValue } from './unexpanded-value/rule.ts';
import { rule as unknownField } from './unknown-field/rule.ts';
import { rule as unknownKind } from './unknown-kind/rule.ts';
import { rule as unlistedAddition } from './unlisted-addition/rule.ts';
import { rule as unlistedGenerator } from './unlisted-generator/rule.ts';
import { rule as unlistedManifest } from './unlisted-manifest/rule.ts';
import { rule as unmatchedPatch } from './unmatched-patch/rule.ts';
import { rule as unparsedEnvFile } from './unparsed-env-file/rule.ts';
import { rule as unreadableManifest } from './unreadable-manifest/rule.ts';
import { rule as unrenderableChart } from './unrenderable-chart/rule.ts';
import { rule as unrewrittenReference } from './unrewritten-reference/rule.ts';
import { rule as unsetFluxVariable } from './unset-flux-variable/rule.ts';
import { rule as unsupportedValue } from './unsupported-value/rule.ts';
import { rule as unusedConfigMap } from './unused-config-map/rule.ts';
import { rule as unusedHelmValue } from './unused-helm-value/rule.ts';
import { rule as unusedKey } from './unused-key/rule.ts';
import { rule as unusedSecret } from './unused-secret/rule.ts';
import { rule as unusedSuppression } from './unused-suppression/rule.ts';
import { rule as versionDependentBuild } from './version-dependent-build/rule.ts';
import { rule as wrongFieldType } from './wrong-field-type/rule.ts';
import { rule as wrongSecretType } from './wrong-secret-type/rule.ts';

/** The only list of rules: grouped as in the README, in the order in which they are documented. */
export const catalogue: readonly Rule[] = [
  missingConfigMap,
  missingConfigMapKey,
  missingSecret,
  missingSecretKey,
  undeclaredConfigMap,
  undeclaredSecret,
  misspelledOptionalReference,
  wrongSecretType,
  appliedAfterUse,
  missingDependency,
  forbiddenReflection,
  missingFluxSource,
  copiedReference,
  missingSecretStore,
  missingObject,
  missingPort,
  collidingVariable,
  overriddenVariable,
  duplicateVariable,
  invalidVariableName,
  invalidPrefix,
  forwardVariableReference,
  undefinedVariableReference,
  nonportableVariableName,
  fileAsVariable,
  binaryDataAsVariable,
  serviceVariableCollision,
  caseVariantVariable,
  oversizedEnvironment,
  unexpandedValue,
  serviceVariableAsSetting,
  nonStringValue,
  invalidKey,
  duplicateKey,
  dataAndBinaryData,
  invalidBase64,
  trailingNewline,
  doubleEncodedSecret,
  oversizedSource,
  incompleteTypedSecret,
  misspelledSecretType,
  invalidName,
  unknownKind,
  duplicateObject,
  editedRolloutCopy,
  staleRolloutCopy,
  staleAfterChange,
  immutableChange,
  staleOnNextChange,
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
  invalidFileMode,
  invalidMountOption,
  missingSubPath,
  subPathNeverUpdates,
  nestedFileMount,
  unbuildableKustomization,
  unrenderableChart,
  unrewrittenReference,
  unlistedManifest,
  randomSecretValue,
  unmatchedPatch,
  versionDependentBuild,
  movedSealedSecret,
  emptyApplication,
  staleLock,
  leftOutByChange,
  scientificNotation,
  contestedSecret,
  unlistedAddition,
  unsetFluxVariable,
  undecryptedSecret,
  unlistedGenerator,
  missingNamespace,
  mismatchedSelector,
  unsupportedValue,
  invalidPort,
  invalidContainer,
  missingField,
  forbiddenApplication,
  unusedConfigMap,
  unusedSecret,
  unusedKey,
  unusedHelmValue,
  unreadableManifest,
  unusedSuppression,
];
