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
import page11 from './missing-flux-source/README.md?raw';
import page12 from './colliding-variable/README.md?raw';
import page13 from './overridden-variable/README.md?raw';
import page14 from './duplicate-variable/README.md?raw';
import page15 from './invalid-variable-name/README.md?raw';
import page16 from './invalid-prefix/README.md?raw';
import page17 from './forward-variable-reference/README.md?raw';
import page18 from './undefined-variable-reference/README.md?raw';
import page19 from './nonportable-variable-name/README.md?raw';
import page20 from './file-as-variable/README.md?raw';
import page21 from './binary-data-as-variable/README.md?raw';
import page22 from './service-variable-collision/README.md?raw';
import page23 from './case-variant-variable/README.md?raw';
import page24 from './oversized-environment/README.md?raw';
import page25 from './unexpanded-value/README.md?raw';
import page26 from './non-string-value/README.md?raw';
import page27 from './invalid-key/README.md?raw';
import page28 from './duplicate-key/README.md?raw';
import page29 from './data-and-binary-data/README.md?raw';
import page30 from './invalid-base64/README.md?raw';
import page31 from './trailing-newline/README.md?raw';
import page32 from './double-encoded-secret/README.md?raw';
import page33 from './oversized-source/README.md?raw';
import page34 from './incomplete-typed-secret/README.md?raw';
import page35 from './misspelled-secret-type/README.md?raw';
import page36 from './invalid-name/README.md?raw';
import page37 from './unknown-kind/README.md?raw';
import page38 from './duplicate-object/README.md?raw';
import page39 from './edited-rollout-copy/README.md?raw';
import page40 from './stale-rollout-copy/README.md?raw';
import page41 from './stale-after-change/README.md?raw';
import page42 from './immutable-change/README.md?raw';
import page43 from './stale-on-next-change/README.md?raw';
import page44 from './unparsed-env-file/README.md?raw';
import page45 from './unknown-field/README.md?raw';
import page46 from './wrong-field-type/README.md?raw';
import page47 from './invalid-value-source/README.md?raw';
import page48 from './invalid-reference/README.md?raw';
import page49 from './invalid-field-path/README.md?raw';
import page50 from './invalid-resource-field/README.md?raw';
import page51 from './missing-volume/README.md?raw';
import page52 from './invalid-volume/README.md?raw';
import page53 from './invalid-volume-path/README.md?raw';
import page54 from './duplicate-mount-path/README.md?raw';
import page55 from './overlapping-volume-paths/README.md?raw';
import page56 from './invalid-file-mode/README.md?raw';
import page57 from './invalid-mount-option/README.md?raw';
import page58 from './missing-sub-path/README.md?raw';
import page59 from './sub-path-never-updates/README.md?raw';
import page60 from './nested-file-mount/README.md?raw';
import page61 from './unbuildable-kustomization/README.md?raw';
import page62 from './unrenderable-chart/README.md?raw';
import page63 from './unrewritten-reference/README.md?raw';
import page64 from './unlisted-manifest/README.md?raw';
import page65 from './random-secret-value/README.md?raw';
import page66 from './unmatched-patch/README.md?raw';
import page67 from './version-dependent-build/README.md?raw';
import page68 from './moved-sealed-secret/README.md?raw';
import page69 from './empty-application/README.md?raw';
import page70 from './stale-lock/README.md?raw';
import page71 from './left-out-by-change/README.md?raw';
import page72 from './scientific-notation/README.md?raw';
import page73 from './unlisted-addition/README.md?raw';
import page74 from './unset-flux-variable/README.md?raw';
import page75 from './undecrypted-secret/README.md?raw';
import page76 from './unused-config-map/README.md?raw';
import page77 from './unused-secret/README.md?raw';
import page78 from './unused-key/README.md?raw';
import page79 from './unused-helm-value/README.md?raw';
import page80 from './unreadable-manifest/README.md?raw';
import page81 from './unused-suppression/README.md?raw';

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
  ['missing-flux-source', page11],
  ['colliding-variable', page12],
  ['overridden-variable', page13],
  ['duplicate-variable', page14],
  ['invalid-variable-name', page15],
  ['invalid-prefix', page16],
  ['forward-variable-reference', page17],
  ['undefined-variable-reference', page18],
  ['nonportable-variable-name', page19],
  ['file-as-variable', page20],
  ['binary-data-as-variable', page21],
  ['service-variable-collision', page22],
  ['case-variant-variable', page23],
  ['oversized-environment', page24],
  ['unexpanded-value', page25],
  ['non-string-value', page26],
  ['invalid-key', page27],
  ['duplicate-key', page28],
  ['data-and-binary-data', page29],
  ['invalid-base64', page30],
  ['trailing-newline', page31],
  ['double-encoded-secret', page32],
  ['oversized-source', page33],
  ['incomplete-typed-secret', page34],
  ['misspelled-secret-type', page35],
  ['invalid-name', page36],
  ['unknown-kind', page37],
  ['duplicate-object', page38],
  ['edited-rollout-copy', page39],
  ['stale-rollout-copy', page40],
  ['stale-after-change', page41],
  ['immutable-change', page42],
  ['stale-on-next-change', page43],
  ['unparsed-env-file', page44],
  ['unknown-field', page45],
  ['wrong-field-type', page46],
  ['invalid-value-source', page47],
  ['invalid-reference', page48],
  ['invalid-field-path', page49],
  ['invalid-resource-field', page50],
  ['missing-volume', page51],
  ['invalid-volume', page52],
  ['invalid-volume-path', page53],
  ['duplicate-mount-path', page54],
  ['overlapping-volume-paths', page55],
  ['invalid-file-mode', page56],
  ['invalid-mount-option', page57],
  ['missing-sub-path', page58],
  ['sub-path-never-updates', page59],
  ['nested-file-mount', page60],
  ['unbuildable-kustomization', page61],
  ['unrenderable-chart', page62],
  ['unrewritten-reference', page63],
  ['unlisted-manifest', page64],
  ['random-secret-value', page65],
  ['unmatched-patch', page66],
  ['version-dependent-build', page67],
  ['moved-sealed-secret', page68],
  ['empty-application', page69],
  ['stale-lock', page70],
  ['left-out-by-change', page71],
  ['scientific-notation', page72],
  ['unlisted-addition', page73],
  ['unset-flux-variable', page74],
  ['undecrypted-secret', page75],
  ['unused-config-map', page76],
  ['unused-secret', page77],
  ['unused-key', page78],
  ['unused-helm-value', page79],
  ['unreadable-manifest', page80],
  ['unused-suppression', page81],
]);
