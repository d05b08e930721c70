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
import page12 from './copied-reference/README.md?raw';
import page13 from './colliding-variable/README.md?raw';
import page14 from './overridden-variable/README.md?raw';
import page15 from './duplicate-variable/README.md?raw';
import page16 from './invalid-variable-name/README.md?raw';
import page17 from './invalid-prefix/README.md?raw';
import page18 from './forward-variable-reference/README.md?raw';
import page19 from './undefined-variable-reference/README.md?raw';
import page20 from './nonportable-variable-name/README.md?raw';
import page21 from './file-as-variable/README.md?raw';
import page22 from './binary-data-as-variable/README.md?raw';
import page23 from './service-variable-collision/README.md?raw';
import page24 from './case-variant-variable/README.md?raw';
import page25 from './oversized-environment/README.md?raw';
import page26 from './unexpanded-value/README.md?raw';
import page27 from './service-variable-as-setting/README.md?raw';
import page28 from './non-string-value/README.md?raw';
import page29 from './invalid-key/README.md?raw';
import page30 from './duplicate-key/README.md?raw';
import page31 from './data-and-binary-data/README.md?raw';
import page32 from './invalid-base64/README.md?raw';
import page33 from './trailing-newline/README.md?raw';
import page34 from './double-encoded-secret/README.md?raw';
import page35 from './oversized-source/README.md?raw';
import page36 from './incomplete-typed-secret/README.md?raw';
import page37 from './misspelled-secret-type/README.md?raw';
import page38 from './invalid-name/README.md?raw';
import page39 from './unknown-kind/README.md?raw';
import page40 from './duplicate-object/README.md?raw';
import page41 from './edited-rollout-copy/README.md?raw';
import page42 from './stale-rollout-copy/README.md?raw';
import page43 from './stale-after-change/README.md?raw';
import page44 from './immutable-change/README.md?raw';
import page45 from './stale-on-next-change/README.md?raw';
import page46 from './unparsed-env-file/README.md?raw';
import page47 from './unknown-field/README.md?raw';
import page48 from './wrong-field-type/README.md?raw';
import page49 from './invalid-value-source/README.md?raw';
import page50 from './invalid-reference/README.md?raw';
import page51 from './invalid-field-path/README.md?raw';
import page52 from './invalid-resource-field/README.md?raw';
import page53 from './missing-volume/README.md?raw';
import page54 from './invalid-volume/README.md?raw';
import page55 from './invalid-volume-path/README.md?raw';
import page56 from './duplicate-mount-path/README.md?raw';
import page57 from './overlapping-volume-paths/README.md?raw';
import page58 from './invalid-file-mode/README.md?raw';
import page59 from './invalid-mount-option/README.md?raw';
import page60 from './missing-sub-path/README.md?raw';
import page61 from './sub-path-never-updates/README.md?raw';
import page62 from './nested-file-mount/README.md?raw';
import page63 from './unbuildable-kustomization/README.md?raw';
import page64 from './unrenderable-chart/README.md?raw';
import page65 from './unrewritten-reference/README.md?raw';
import page66 from './unlisted-manifest/README.md?raw';
import page67 from './random-secret-value/README.md?raw';
import page68 from './unmatched-patch/README.md?raw';
import page69 from './version-dependent-build/README.md?raw';
import page70 from './moved-sealed-secret/README.md?raw';
import page71 from './empty-application/README.md?raw';
import page72 from './stale-lock/README.md?raw';
import page73 from './left-out-by-change/README.md?raw';
import page74 from './scientific-notation/README.md?raw';
import page75 from './contested-secret/README.md?raw';
import page76 from './unlisted-addition/README.md?raw';
import page77 from './unset-flux-variable/README.md?raw';
import page78 from './undecrypted-secret/README.md?raw';
import page79 from './unused-config-map/README.md?raw';
import page80 from './unused-secret/README.md?raw';
import page81 from './unused-key/README.md?raw';
import page82 from './unused-helm-value/README.md?raw';
import page83 from './unreadable-manifest/README.md?raw';
import page84 from './unused-suppression/README.md?raw';

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
  ['copied-reference', page12],
  ['colliding-variable', page13],
  ['overridden-variable', page14],
  ['duplicate-variable', page15],
  ['invalid-variable-name', page16],
  ['invalid-prefix', page17],
  ['forward-variable-reference', page18],
  ['undefined-variable-reference', page19],
  ['nonportable-variable-name', page20],
  ['file-as-variable', page21],
  ['binary-data-as-variable', page22],
  ['service-variable-collision', page23],
  ['case-variant-variable', page24],
  ['oversized-environment', page25],
  ['unexpanded-value', page26],
  ['service-variable-as-setting', page27],
  ['non-string-value', page28],
  ['invalid-key', page29],
  ['duplicate-key', page30],
  ['data-and-binary-data', page31],
  ['invalid-base64', page32],
  ['trailing-newline', page33],
  ['double-encoded-secret', page34],
  ['oversized-source', page35],
  ['incomplete-typed-secret', page36],
  ['misspelled-secret-type', page37],
  ['invalid-name', page38],
  ['unknown-kind', page39],
  ['duplicate-object', page40],
  ['edited-rollout-copy', page41],
  ['stale-rollout-copy', page42],
  ['stale-after-change', page43],
  ['immutable-change', page44],
  ['stale-on-next-change', page45],
  ['unparsed-env-file', page46],
  ['unknown-field', page47],
  ['wrong-field-type', page48],
  ['invalid-value-source', page49],
  ['invalid-reference', page50],
  ['invalid-field-path', page51],
  ['invalid-resource-field', page52],
  ['missing-volume', page53],
  ['invalid-volume', page54],
  ['invalid-volume-path', page55],
  ['duplicate-mount-path', page56],
  ['overlapping-volume-paths', page57],
  ['invalid-file-mode', page58],
  ['invalid-mount-option', page59],
  ['missing-sub-path', page60],
  ['sub-path-never-updates', page61],
  ['nested-file-mount', page62],
  ['unbuildable-kustomization', page63],
  ['unrenderable-chart', page64],
  ['unrewritten-reference', page65],
  ['unlisted-manifest', page66],
  ['random-secret-value', page67],
  ['unmatched-patch', page68],
  ['version-dependent-build', page69],
  ['moved-sealed-secret', page70],
  ['empty-application', page71],
  ['stale-lock', page72],
  ['left-out-by-change', page73],
  ['scientific-notation', page74],
  ['contested-secret', page75],
  ['unlisted-addition', page76],
  ['unset-flux-variable', page77],
  ['undecrypted-secret', page78],
  ['unused-config-map', page79],
  ['unused-secret', page80],
  ['unused-key', page81],
  ['unused-helm-value', page82],
  ['unreadable-manifest', page83],
  ['unused-suppression', page84],
]);
