// Written by `node scripts/run.mjs update-generated`.
import page0 from './missing-config-map/README.md?raw';
import page1 from './missing-config-map-key/README.md?raw';
import page2 from './missing-secret/README.md?raw';
import page3 from './missing-secret-key/README.md?raw';
import page4 from './untraced-config-map/README.md?raw';
import page5 from './untraced-secret/README.md?raw';
import page6 from './missing-optional-source/README.md?raw';
import page7 from './wrong-secret-type/README.md?raw';
import page8 from './colliding-variable/README.md?raw';
import page9 from './overridden-variable/README.md?raw';
import page10 from './duplicate-variable/README.md?raw';
import page11 from './invalid-variable-name/README.md?raw';
import page12 from './invalid-prefix/README.md?raw';
import page13 from './late-variable-reference/README.md?raw';
import page14 from './undefined-variable-reference/README.md?raw';
import page15 from './unshellable-variable-name/README.md?raw';
import page16 from './file-as-variable/README.md?raw';
import page17 from './binary-data-as-variable/README.md?raw';
import page18 from './service-variable-clash/README.md?raw';
import page19 from './case-variant-variable/README.md?raw';
import page20 from './oversized-environment/README.md?raw';
import page21 from './non-string-value/README.md?raw';
import page22 from './invalid-key/README.md?raw';
import page23 from './duplicate-key/README.md?raw';
import page24 from './data-and-binary-data/README.md?raw';
import page25 from './invalid-base64/README.md?raw';
import page26 from './trailing-newline/README.md?raw';
import page27 from './double-encoded-secret/README.md?raw';
import page28 from './oversized-source/README.md?raw';
import page29 from './incomplete-secret-type/README.md?raw';
import page30 from './unknown-secret-type/README.md?raw';
import page31 from './invalid-name/README.md?raw';
import page32 from './unknown-kind/README.md?raw';
import page33 from './duplicate-object/README.md?raw';
import page34 from './edited-copy/README.md?raw';
import page35 from './config-change-without-rollout/README.md?raw';
import page36 from './immutable-change/README.md?raw';
import page37 from './stale-on-change/README.md?raw';
import page38 from './unknown-field/README.md?raw';
import page39 from './wrong-field-type/README.md?raw';
import page40 from './invalid-value-source/README.md?raw';
import page41 from './invalid-reference/README.md?raw';
import page42 from './invalid-field-path/README.md?raw';
import page43 from './invalid-resource-field/README.md?raw';
import page44 from './missing-volume/README.md?raw';
import page45 from './invalid-volume/README.md?raw';
import page46 from './invalid-volume-path/README.md?raw';
import page47 from './duplicate-mount-path/README.md?raw';
import page48 from './overlapping-volume-paths/README.md?raw';
import page49 from './decimal-file-mode/README.md?raw';
import page50 from './invalid-file-mode/README.md?raw';
import page51 from './invalid-mount-option/README.md?raw';
import page52 from './missing-sub-path/README.md?raw';
import page53 from './sub-path-never-updates/README.md?raw';
import page54 from './unbuildable-kustomization/README.md?raw';
import page55 from './unrenderable-chart/README.md?raw';
import page56 from './unhashed-reference/README.md?raw';
import page57 from './undeployed-manifest/README.md?raw';
import page58 from './unstable-template/README.md?raw';
import page59 from './unmatched-patch/README.md?raw';
import page60 from './version-dependent-build/README.md?raw';
import page61 from './unused-config-map/README.md?raw';
import page62 from './unused-secret/README.md?raw';
import page63 from './unused-key/README.md?raw';
import page64 from './unused-value/README.md?raw';
import page65 from './unreadable-manifest/README.md?raw';
import page66 from './unused-suppression/README.md?raw';

/** The page of each rule, for `envfrom explain`. */
export const pages: ReadonlyMap<string, string> = new Map([
  ['missing-config-map', page0],
  ['missing-config-map-key', page1],
  ['missing-secret', page2],
  ['missing-secret-key', page3],
  ['untraced-config-map', page4],
  ['untraced-secret', page5],
  ['missing-optional-source', page6],
  ['wrong-secret-type', page7],
  ['colliding-variable', page8],
  ['overridden-variable', page9],
  ['duplicate-variable', page10],
  ['invalid-variable-name', page11],
  ['invalid-prefix', page12],
  ['late-variable-reference', page13],
  ['undefined-variable-reference', page14],
  ['unshellable-variable-name', page15],
  ['file-as-variable', page16],
  ['binary-data-as-variable', page17],
  ['service-variable-clash', page18],
  ['case-variant-variable', page19],
  ['oversized-environment', page20],
  ['non-string-value', page21],
  ['invalid-key', page22],
  ['duplicate-key', page23],
  ['data-and-binary-data', page24],
  ['invalid-base64', page25],
  ['trailing-newline', page26],
  ['double-encoded-secret', page27],
  ['oversized-source', page28],
  ['incomplete-secret-type', page29],
  ['unknown-secret-type', page30],
  ['invalid-name', page31],
  ['unknown-kind', page32],
  ['duplicate-object', page33],
  ['edited-copy', page34],
  ['config-change-without-rollout', page35],
  ['immutable-change', page36],
  ['stale-on-change', page37],
  ['unknown-field', page38],
  ['wrong-field-type', page39],
  ['invalid-value-source', page40],
  ['invalid-reference', page41],
  ['invalid-field-path', page42],
  ['invalid-resource-field', page43],
  ['missing-volume', page44],
  ['invalid-volume', page45],
  ['invalid-volume-path', page46],
  ['duplicate-mount-path', page47],
  ['overlapping-volume-paths', page48],
  ['decimal-file-mode', page49],
  ['invalid-file-mode', page50],
  ['invalid-mount-option', page51],
  ['missing-sub-path', page52],
  ['sub-path-never-updates', page53],
  ['unbuildable-kustomization', page54],
  ['unrenderable-chart', page55],
  ['unhashed-reference', page56],
  ['undeployed-manifest', page57],
  ['unstable-template', page58],
  ['unmatched-patch', page59],
  ['version-dependent-build', page60],
  ['unused-config-map', page61],
  ['unused-secret', page62],
  ['unused-key', page63],
  ['unused-value', page64],
  ['unreadable-manifest', page65],
  ['unused-suppression', page66],
]);
