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
import page23 from './non-string-value/README.md?raw';
import page24 from './invalid-key/README.md?raw';
import page25 from './duplicate-key/README.md?raw';
import page26 from './data-and-binary-data/README.md?raw';
import page27 from './invalid-base64/README.md?raw';
import page28 from './trailing-newline/README.md?raw';
import page29 from './double-encoded-secret/README.md?raw';
import page30 from './oversized-source/README.md?raw';
import page31 from './incomplete-secret-type/README.md?raw';
import page32 from './unknown-secret-type/README.md?raw';
import page33 from './invalid-name/README.md?raw';
import page34 from './unknown-kind/README.md?raw';
import page35 from './duplicate-object/README.md?raw';
import page36 from './edited-copy/README.md?raw';
import page37 from './config-change-without-rollout/README.md?raw';
import page38 from './immutable-change/README.md?raw';
import page39 from './stale-on-change/README.md?raw';
import page40 from './unknown-field/README.md?raw';
import page41 from './wrong-field-type/README.md?raw';
import page42 from './invalid-value-source/README.md?raw';
import page43 from './invalid-reference/README.md?raw';
import page44 from './invalid-field-path/README.md?raw';
import page45 from './invalid-resource-field/README.md?raw';
import page46 from './missing-volume/README.md?raw';
import page47 from './invalid-volume/README.md?raw';
import page48 from './invalid-volume-path/README.md?raw';
import page49 from './duplicate-mount-path/README.md?raw';
import page50 from './overlapping-volume-paths/README.md?raw';
import page51 from './decimal-file-mode/README.md?raw';
import page52 from './invalid-file-mode/README.md?raw';
import page53 from './invalid-mount-option/README.md?raw';
import page54 from './missing-sub-path/README.md?raw';
import page55 from './sub-path-never-updates/README.md?raw';
import page56 from './unbuildable-kustomization/README.md?raw';
import page57 from './unrenderable-chart/README.md?raw';
import page58 from './unhashed-reference/README.md?raw';
import page59 from './undeployed-manifest/README.md?raw';
import page60 from './unstable-template/README.md?raw';
import page61 from './unmatched-patch/README.md?raw';
import page62 from './version-dependent-build/README.md?raw';
import page63 from './unused-config-map/README.md?raw';
import page64 from './unused-secret/README.md?raw';
import page65 from './unused-key/README.md?raw';
import page66 from './unused-value/README.md?raw';
import page67 from './unreadable-manifest/README.md?raw';
import page68 from './unused-suppression/README.md?raw';

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
  ['non-string-value', page23],
  ['invalid-key', page24],
  ['duplicate-key', page25],
  ['data-and-binary-data', page26],
  ['invalid-base64', page27],
  ['trailing-newline', page28],
  ['double-encoded-secret', page29],
  ['oversized-source', page30],
  ['incomplete-secret-type', page31],
  ['unknown-secret-type', page32],
  ['invalid-name', page33],
  ['unknown-kind', page34],
  ['duplicate-object', page35],
  ['edited-copy', page36],
  ['config-change-without-rollout', page37],
  ['immutable-change', page38],
  ['stale-on-change', page39],
  ['unknown-field', page40],
  ['wrong-field-type', page41],
  ['invalid-value-source', page42],
  ['invalid-reference', page43],
  ['invalid-field-path', page44],
  ['invalid-resource-field', page45],
  ['missing-volume', page46],
  ['invalid-volume', page47],
  ['invalid-volume-path', page48],
  ['duplicate-mount-path', page49],
  ['overlapping-volume-paths', page50],
  ['decimal-file-mode', page51],
  ['invalid-file-mode', page52],
  ['invalid-mount-option', page53],
  ['missing-sub-path', page54],
  ['sub-path-never-updates', page55],
  ['unbuildable-kustomization', page56],
  ['unrenderable-chart', page57],
  ['unhashed-reference', page58],
  ['undeployed-manifest', page59],
  ['unstable-template', page60],
  ['unmatched-patch', page61],
  ['version-dependent-build', page62],
  ['unused-config-map', page63],
  ['unused-secret', page64],
  ['unused-key', page65],
  ['unused-value', page66],
  ['unreadable-manifest', page67],
  ['unused-suppression', page68],
]);
