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
import page9 from './missing-dependency/README.md?raw';
import page10 from './colliding-variable/README.md?raw';
import page11 from './overridden-variable/README.md?raw';
import page12 from './duplicate-variable/README.md?raw';
import page13 from './invalid-variable-name/README.md?raw';
import page14 from './invalid-prefix/README.md?raw';
import page15 from './late-variable-reference/README.md?raw';
import page16 from './undefined-variable-reference/README.md?raw';
import page17 from './unshellable-variable-name/README.md?raw';
import page18 from './file-as-variable/README.md?raw';
import page19 from './binary-data-as-variable/README.md?raw';
import page20 from './service-variable-clash/README.md?raw';
import page21 from './case-variant-variable/README.md?raw';
import page22 from './oversized-environment/README.md?raw';
import page23 from './unexpanded-value/README.md?raw';
import page24 from './non-string-value/README.md?raw';
import page25 from './invalid-key/README.md?raw';
import page26 from './duplicate-key/README.md?raw';
import page27 from './data-and-binary-data/README.md?raw';
import page28 from './invalid-base64/README.md?raw';
import page29 from './trailing-newline/README.md?raw';
import page30 from './double-encoded-secret/README.md?raw';
import page31 from './oversized-source/README.md?raw';
import page32 from './incomplete-secret-type/README.md?raw';
import page33 from './unknown-secret-type/README.md?raw';
import page34 from './invalid-name/README.md?raw';
import page35 from './unknown-kind/README.md?raw';
import page36 from './duplicate-object/README.md?raw';
import page37 from './edited-copy/README.md?raw';
import page38 from './stale-rollout-copy/README.md?raw';
import page39 from './config-change-without-rollout/README.md?raw';
import page40 from './immutable-change/README.md?raw';
import page41 from './stale-on-change/README.md?raw';
import page42 from './unparsed-env-file/README.md?raw';
import page43 from './unknown-field/README.md?raw';
import page44 from './wrong-field-type/README.md?raw';
import page45 from './invalid-value-source/README.md?raw';
import page46 from './invalid-reference/README.md?raw';
import page47 from './invalid-field-path/README.md?raw';
import page48 from './invalid-resource-field/README.md?raw';
import page49 from './missing-volume/README.md?raw';
import page50 from './invalid-volume/README.md?raw';
import page51 from './invalid-volume-path/README.md?raw';
import page52 from './duplicate-mount-path/README.md?raw';
import page53 from './overlapping-volume-paths/README.md?raw';
import page54 from './decimal-file-mode/README.md?raw';
import page55 from './invalid-file-mode/README.md?raw';
import page56 from './invalid-mount-option/README.md?raw';
import page57 from './missing-sub-path/README.md?raw';
import page58 from './sub-path-never-updates/README.md?raw';
import page59 from './nested-file-mount/README.md?raw';
import page60 from './unbuildable-kustomization/README.md?raw';
import page61 from './unrenderable-chart/README.md?raw';
import page62 from './unhashed-reference/README.md?raw';
import page63 from './undeployed-manifest/README.md?raw';
import page64 from './unstable-template/README.md?raw';
import page65 from './unmatched-patch/README.md?raw';
import page66 from './version-dependent-build/README.md?raw';
import page67 from './moved-sealed-secret/README.md?raw';
import page68 from './empty-application/README.md?raw';
import page69 from './unused-config-map/README.md?raw';
import page70 from './unused-secret/README.md?raw';
import page71 from './unused-key/README.md?raw';
import page72 from './unused-value/README.md?raw';
import page73 from './unreadable-manifest/README.md?raw';
import page74 from './unused-suppression/README.md?raw';

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
  ['missing-dependency', page9],
  ['colliding-variable', page10],
  ['overridden-variable', page11],
  ['duplicate-variable', page12],
  ['invalid-variable-name', page13],
  ['invalid-prefix', page14],
  ['late-variable-reference', page15],
  ['undefined-variable-reference', page16],
  ['unshellable-variable-name', page17],
  ['file-as-variable', page18],
  ['binary-data-as-variable', page19],
  ['service-variable-clash', page20],
  ['case-variant-variable', page21],
  ['oversized-environment', page22],
  ['unexpanded-value', page23],
  ['non-string-value', page24],
  ['invalid-key', page25],
  ['duplicate-key', page26],
  ['data-and-binary-data', page27],
  ['invalid-base64', page28],
  ['trailing-newline', page29],
  ['double-encoded-secret', page30],
  ['oversized-source', page31],
  ['incomplete-secret-type', page32],
  ['unknown-secret-type', page33],
  ['invalid-name', page34],
  ['unknown-kind', page35],
  ['duplicate-object', page36],
  ['edited-copy', page37],
  ['stale-rollout-copy', page38],
  ['config-change-without-rollout', page39],
  ['immutable-change', page40],
  ['stale-on-change', page41],
  ['unparsed-env-file', page42],
  ['unknown-field', page43],
  ['wrong-field-type', page44],
  ['invalid-value-source', page45],
  ['invalid-reference', page46],
  ['invalid-field-path', page47],
  ['invalid-resource-field', page48],
  ['missing-volume', page49],
  ['invalid-volume', page50],
  ['invalid-volume-path', page51],
  ['duplicate-mount-path', page52],
  ['overlapping-volume-paths', page53],
  ['decimal-file-mode', page54],
  ['invalid-file-mode', page55],
  ['invalid-mount-option', page56],
  ['missing-sub-path', page57],
  ['sub-path-never-updates', page58],
  ['nested-file-mount', page59],
  ['unbuildable-kustomization', page60],
  ['unrenderable-chart', page61],
  ['unhashed-reference', page62],
  ['undeployed-manifest', page63],
  ['unstable-template', page64],
  ['unmatched-patch', page65],
  ['version-dependent-build', page66],
  ['moved-sealed-secret', page67],
  ['empty-application', page68],
  ['unused-config-map', page69],
  ['unused-secret', page70],
  ['unused-key', page71],
  ['unused-value', page72],
  ['unreadable-manifest', page73],
  ['unused-suppression', page74],
]);
