// Written by `node scripts/run.mjs update-generated`.
import page0 from './missing-config-map/README.md?raw';
import page1 from './missing-config-map-key/README.md?raw';
import page2 from './missing-secret/README.md?raw';
import page3 from './missing-secret-key/README.md?raw';
import page4 from './untraced-config-map/README.md?raw';
import page5 from './untraced-secret/README.md?raw';
import page6 from './missing-optional-source/README.md?raw';
import page7 from './wrong-secret-type/README.md?raw';
import page8 from './applied-after-use/README.md?raw';
import page9 from './colliding-variable/README.md?raw';
import page10 from './overridden-variable/README.md?raw';
import page11 from './duplicate-variable/README.md?raw';
import page12 from './invalid-variable-name/README.md?raw';
import page13 from './invalid-prefix/README.md?raw';
import page14 from './late-variable-reference/README.md?raw';
import page15 from './undefined-variable-reference/README.md?raw';
import page16 from './unshellable-variable-name/README.md?raw';
import page17 from './file-as-variable/README.md?raw';
import page18 from './binary-data-as-variable/README.md?raw';
import page19 from './service-variable-clash/README.md?raw';
import page20 from './case-variant-variable/README.md?raw';
import page21 from './oversized-environment/README.md?raw';
import page22 from './non-string-value/README.md?raw';
import page23 from './invalid-key/README.md?raw';
import page24 from './duplicate-key/README.md?raw';
import page25 from './data-and-binary-data/README.md?raw';
import page26 from './invalid-base64/README.md?raw';
import page27 from './trailing-newline/README.md?raw';
import page28 from './double-encoded-secret/README.md?raw';
import page29 from './oversized-source/README.md?raw';
import page30 from './incomplete-secret-type/README.md?raw';
import page31 from './unknown-secret-type/README.md?raw';
import page32 from './invalid-name/README.md?raw';
import page33 from './unknown-kind/README.md?raw';
import page34 from './duplicate-object/README.md?raw';
import page35 from './edited-copy/README.md?raw';
import page36 from './config-change-without-rollout/README.md?raw';
import page37 from './immutable-change/README.md?raw';
import page38 from './stale-on-change/README.md?raw';
import page39 from './unknown-field/README.md?raw';
import page40 from './wrong-field-type/README.md?raw';
import page41 from './invalid-value-source/README.md?raw';
import page42 from './invalid-reference/README.md?raw';
import page43 from './invalid-field-path/README.md?raw';
import page44 from './invalid-resource-field/README.md?raw';
import page45 from './missing-volume/README.md?raw';
import page46 from './invalid-volume/README.md?raw';
import page47 from './invalid-volume-path/README.md?raw';
import page48 from './duplicate-mount-path/README.md?raw';
import page49 from './overlapping-volume-paths/README.md?raw';
import page50 from './decimal-file-mode/README.md?raw';
import page51 from './invalid-file-mode/README.md?raw';
import page52 from './invalid-mount-option/README.md?raw';
import page53 from './missing-sub-path/README.md?raw';
import page54 from './sub-path-never-updates/README.md?raw';
import page55 from './unbuildable-kustomization/README.md?raw';
import page56 from './unrenderable-chart/README.md?raw';
import page57 from './unhashed-reference/README.md?raw';
import page58 from './undeployed-manifest/README.md?raw';
import page59 from './unstable-template/README.md?raw';
import page60 from './unmatched-patch/README.md?raw';
import page61 from './version-dependent-build/README.md?raw';
import page62 from './unused-config-map/README.md?raw';
import page63 from './unused-secret/README.md?raw';
import page64 from './unused-key/README.md?raw';
import page65 from './unused-value/README.md?raw';
import page66 from './unreadable-manifest/README.md?raw';
import page67 from './unused-suppression/README.md?raw';

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
  ['applied-after-use', page8],
  ['colliding-variable', page9],
  ['overridden-variable', page10],
  ['duplicate-variable', page11],
  ['invalid-variable-name', page12],
  ['invalid-prefix', page13],
  ['late-variable-reference', page14],
  ['undefined-variable-reference', page15],
  ['unshellable-variable-name', page16],
  ['file-as-variable', page17],
  ['binary-data-as-variable', page18],
  ['service-variable-clash', page19],
  ['case-variant-variable', page20],
  ['oversized-environment', page21],
  ['non-string-value', page22],
  ['invalid-key', page23],
  ['duplicate-key', page24],
  ['data-and-binary-data', page25],
  ['invalid-base64', page26],
  ['trailing-newline', page27],
  ['double-encoded-secret', page28],
  ['oversized-source', page29],
  ['incomplete-secret-type', page30],
  ['unknown-secret-type', page31],
  ['invalid-name', page32],
  ['unknown-kind', page33],
  ['duplicate-object', page34],
  ['edited-copy', page35],
  ['config-change-without-rollout', page36],
  ['immutable-change', page37],
  ['stale-on-change', page38],
  ['unknown-field', page39],
  ['wrong-field-type', page40],
  ['invalid-value-source', page41],
  ['invalid-reference', page42],
  ['invalid-field-path', page43],
  ['invalid-resource-field', page44],
  ['missing-volume', page45],
  ['invalid-volume', page46],
  ['invalid-volume-path', page47],
  ['duplicate-mount-path', page48],
  ['overlapping-volume-paths', page49],
  ['decimal-file-mode', page50],
  ['invalid-file-mode', page51],
  ['invalid-mount-option', page52],
  ['missing-sub-path', page53],
  ['sub-path-never-updates', page54],
  ['unbuildable-kustomization', page55],
  ['unrenderable-chart', page56],
  ['unhashed-reference', page57],
  ['undeployed-manifest', page58],
  ['unstable-template', page59],
  ['unmatched-patch', page60],
  ['version-dependent-build', page61],
  ['unused-config-map', page62],
  ['unused-secret', page63],
  ['unused-key', page64],
  ['unused-value', page65],
  ['unreadable-manifest', page66],
  ['unused-suppression', page67],
]);
