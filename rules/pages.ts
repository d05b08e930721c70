// Written by `node scripts/run.mjs update-generated`.
import page0 from './missing-config-map/README.md?raw';
import page1 from './missing-config-map-key/README.md?raw';
import page2 from './missing-secret/README.md?raw';
import page3 from './missing-secret-key/README.md?raw';
import page4 from './undeclared-config-map/README.md?raw';
import page5 from './undeclared-secret/README.md?raw';
import page6 from './misspelled-optional-reference/README.md?raw';
import page7 from './wrong-secret-type/README.md?raw';
import page8 from './applied-after-use/README.md?raw';
import page9 from './missing-dependency/README.md?raw';
import page10 from './forbidden-reflection/README.md?raw';
import page11 from './colliding-variable/README.md?raw';
import page12 from './overridden-variable/README.md?raw';
import page13 from './duplicate-variable/README.md?raw';
import page14 from './invalid-variable-name/README.md?raw';
import page15 from './invalid-prefix/README.md?raw';
import page16 from './forward-variable-reference/README.md?raw';
import page17 from './undefined-variable-reference/README.md?raw';
import page18 from './nonportable-variable-name/README.md?raw';
import page19 from './file-as-variable/README.md?raw';
import page20 from './binary-data-as-variable/README.md?raw';
import page21 from './service-variable-collision/README.md?raw';
import page22 from './case-variant-variable/README.md?raw';
import page23 from './oversized-environment/README.md?raw';
import page24 from './unexpanded-value/README.md?raw';
import page25 from './non-string-value/README.md?raw';
import page26 from './invalid-key/README.md?raw';
import page27 from './duplicate-key/README.md?raw';
import page28 from './data-and-binary-data/README.md?raw';
import page29 from './invalid-base64/README.md?raw';
import page30 from './trailing-newline/README.md?raw';
import page31 from './double-encoded-secret/README.md?raw';
import page32 from './oversized-source/README.md?raw';
import page33 from './incomplete-typed-secret/README.md?raw';
import page34 from './misspelled-secret-type/README.md?raw';
import page35 from './invalid-name/README.md?raw';
import page36 from './unknown-kind/README.md?raw';
import page37 from './duplicate-object/README.md?raw';
import page38 from './edited-rollout-copy/README.md?raw';
import page39 from './stale-rollout-copy/README.md?raw';
import page40 from './stale-after-change/README.md?raw';
import page41 from './immutable-change/README.md?raw';
import page42 from './stale-on-next-change/README.md?raw';
import page43 from './unparsed-env-file/README.md?raw';
import page44 from './unknown-field/README.md?raw';
import page45 from './wrong-field-type/README.md?raw';
import page46 from './invalid-value-source/README.md?raw';
import page47 from './invalid-reference/README.md?raw';
import page48 from './invalid-field-path/README.md?raw';
import page49 from './invalid-resource-field/README.md?raw';
import page50 from './missing-volume/README.md?raw';
import page51 from './invalid-volume/README.md?raw';
import page52 from './invalid-volume-path/README.md?raw';
import page53 from './duplicate-mount-path/README.md?raw';
import page54 from './overlapping-volume-paths/README.md?raw';
import page55 from './invalid-file-mode/README.md?raw';
import page56 from './invalid-mount-option/README.md?raw';
import page57 from './missing-sub-path/README.md?raw';
import page58 from './sub-path-never-updates/README.md?raw';
import page59 from './nested-file-mount/README.md?raw';
import page60 from './unbuildable-kustomization/README.md?raw';
import page61 from './unrenderable-chart/README.md?raw';
import page62 from './unrewritten-reference/README.md?raw';
import page63 from './unlisted-manifest/README.md?raw';
import page64 from './random-secret-value/README.md?raw';
import page65 from './unmatched-patch/README.md?raw';
import page66 from './version-dependent-build/README.md?raw';
import page67 from './moved-sealed-secret/README.md?raw';
import page68 from './empty-application/README.md?raw';
import page69 from './stale-lock/README.md?raw';
import page70 from './left-out-by-change/README.md?raw';
import page71 from './unlisted-addition/README.md?raw';
import page72 from './unset-flux-variable/README.md?raw';
import page73 from './unused-config-map/README.md?raw';
import page74 from './unused-secret/README.md?raw';
import page75 from './unused-key/README.md?raw';
import page76 from './unused-helm-value/README.md?raw';
import page77 from './unreadable-manifest/README.md?raw';
import page78 from './unused-suppression/README.md?raw';

/** The page of each rule, for `envfrom explain`. */
export const pages: ReadonlyMap<string, string> = new Map([
  ['missing-config-map', page0],
  ['missing-config-map-key', page1],
  ['missing-secret', page2],
  ['missing-secret-key', page3],
  ['undeclared-config-map', page4],
  ['undeclared-secret', page5],
  ['misspelled-optional-reference', page6],
  ['wrong-secret-type', page7],
  ['applied-after-use', page8],
  ['missing-dependency', page9],
  ['forbidden-reflection', page10],
  ['colliding-variable', page11],
  ['overridden-variable', page12],
  ['duplicate-variable', page13],
  ['invalid-variable-name', page14],
  ['invalid-prefix', page15],
  ['forward-variable-reference', page16],
  ['undefined-variable-reference', page17],
  ['nonportable-variable-name', page18],
  ['file-as-variable', page19],
  ['binary-data-as-variable', page20],
  ['service-variable-collision', page21],
  ['case-variant-variable', page22],
  ['oversized-environment', page23],
  ['unexpanded-value', page24],
  ['non-string-value', page25],
  ['invalid-key', page26],
  ['duplicate-key', page27],
  ['data-and-binary-data', page28],
  ['invalid-base64', page29],
  ['trailing-newline', page30],
  ['double-encoded-secret', page31],
  ['oversized-source', page32],
  ['incomplete-typed-secret', page33],
  ['misspelled-secret-type', page34],
  ['invalid-name', page35],
  ['unknown-kind', page36],
  ['duplicate-object', page37],
  ['edited-rollout-copy', page38],
  ['stale-rollout-copy', page39],
  ['stale-after-change', page40],
  ['immutable-change', page41],
  ['stale-on-next-change', page42],
  ['unparsed-env-file', page43],
  ['unknown-field', page44],
  ['wrong-field-type', page45],
  ['invalid-value-source', page46],
  ['invalid-reference', page47],
  ['invalid-field-path', page48],
  ['invalid-resource-field', page49],
  ['missing-volume', page50],
  ['invalid-volume', page51],
  ['invalid-volume-path', page52],
  ['duplicate-mount-path', page53],
  ['overlapping-volume-paths', page54],
  ['invalid-file-mode', page55],
  ['invalid-mount-option', page56],
  ['missing-sub-path', page57],
  ['sub-path-never-updates', page58],
  ['nested-file-mount', page59],
  ['unbuildable-kustomization', page60],
  ['unrenderable-chart', page61],
  ['unrewritten-reference', page62],
  ['unlisted-manifest', page63],
  ['random-secret-value', page64],
  ['unmatched-patch', page65],
  ['version-dependent-build', page66],
  ['moved-sealed-secret', page67],
  ['empty-application', page68],
  ['stale-lock', page69],
  ['left-out-by-change', page70],
  ['unlisted-addition', page71],
  ['unset-flux-variable', page72],
  ['unused-config-map', page73],
  ['unused-secret', page74],
  ['unused-key', page75],
  ['unused-helm-value', page76],
  ['unreadable-manifest', page77],
  ['unused-suppression', page78],
]);
