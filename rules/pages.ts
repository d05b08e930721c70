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
import page13 from './missing-secret-store/README.md?raw';
import page14 from './colliding-variable/README.md?raw';
import page15 from './overridden-variable/README.md?raw';
import page16 from './duplicate-variable/README.md?raw';
import page17 from './invalid-variable-name/README.md?raw';
import page18 from './invalid-prefix/README.md?raw';
import page19 from './forward-variable-reference/README.md?raw';
import page20 from './undefined-variable-reference/README.md?raw';
import page21 from './nonportable-variable-name/README.md?raw';
import page22 from './file-as-variable/README.md?raw';
import page23 from './binary-data-as-variable/README.md?raw';
import page24 from './service-variable-collision/README.md?raw';
import page25 from './case-variant-variable/README.md?raw';
import page26 from './oversized-environment/README.md?raw';
import page27 from './unexpanded-value/README.md?raw';
import page28 from './service-variable-as-setting/README.md?raw';
import page29 from './non-string-value/README.md?raw';
import page30 from './invalid-key/README.md?raw';
import page31 from './duplicate-key/README.md?raw';
import page32 from './data-and-binary-data/README.md?raw';
import page33 from './invalid-base64/README.md?raw';
import page34 from './trailing-newline/README.md?raw';
import page35 from './double-encoded-secret/README.md?raw';
import page36 from './oversized-source/README.md?raw';
import page37 from './incomplete-typed-secret/README.md?raw';
import page38 from './misspelled-secret-type/README.md?raw';
import page39 from './invalid-name/README.md?raw';
import page40 from './unknown-kind/README.md?raw';
import page41 from './duplicate-object/README.md?raw';
import page42 from './edited-rollout-copy/README.md?raw';
import page43 from './stale-rollout-copy/README.md?raw';
import page44 from './stale-after-change/README.md?raw';
import page45 from './immutable-change/README.md?raw';
import page46 from './stale-on-next-change/README.md?raw';
import page47 from './unparsed-env-file/README.md?raw';
import page48 from './unknown-field/README.md?raw';
import page49 from './wrong-field-type/README.md?raw';
import page50 from './invalid-value-source/README.md?raw';
import page51 from './invalid-reference/README.md?raw';
import page52 from './invalid-field-path/README.md?raw';
import page53 from './invalid-resource-field/README.md?raw';
import page54 from './missing-volume/README.md?raw';
import page55 from './invalid-volume/README.md?raw';
import page56 from './invalid-volume-path/README.md?raw';
import page57 from './duplicate-mount-path/README.md?raw';
import page58 from './overlapping-volume-paths/README.md?raw';
import page59 from './invalid-file-mode/README.md?raw';
import page60 from './invalid-mount-option/README.md?raw';
import page61 from './missing-sub-path/README.md?raw';
import page62 from './sub-path-never-updates/README.md?raw';
import page63 from './nested-file-mount/README.md?raw';
import page64 from './unbuildable-kustomization/README.md?raw';
import page65 from './unrenderable-chart/README.md?raw';
import page66 from './unrewritten-reference/README.md?raw';
import page67 from './unlisted-manifest/README.md?raw';
import page68 from './random-secret-value/README.md?raw';
import page69 from './unmatched-patch/README.md?raw';
import page70 from './version-dependent-build/README.md?raw';
import page71 from './moved-sealed-secret/README.md?raw';
import page72 from './empty-application/README.md?raw';
import page73 from './stale-lock/README.md?raw';
import page74 from './left-out-by-change/README.md?raw';
import page75 from './scientific-notation/README.md?raw';
import page76 from './contested-secret/README.md?raw';
import page77 from './unlisted-addition/README.md?raw';
import page78 from './unset-flux-variable/README.md?raw';
import page79 from './undecrypted-secret/README.md?raw';
import page80 from './unlisted-generator/README.md?raw';
import page81 from './missing-namespace/README.md?raw';
import page82 from './mismatched-selector/README.md?raw';
import page83 from './forbidden-application/README.md?raw';
import page84 from './unused-config-map/README.md?raw';
import page85 from './unused-secret/README.md?raw';
import page86 from './unused-key/README.md?raw';
import page87 from './unused-helm-value/README.md?raw';
import page88 from './unreadable-manifest/README.md?raw';
import page89 from './unused-suppression/README.md?raw';

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
  ['missing-secret-store', page13],
  ['colliding-variable', page14],
  ['overridden-variable', page15],
  ['duplicate-variable', page16],
  ['invalid-variable-name', page17],
  ['invalid-prefix', page18],
  ['forward-variable-reference', page19],
  ['undefined-variable-reference', page20],
  ['nonportable-variable-name', page21],
  ['file-as-variable', page22],
  ['binary-data-as-variable', page23],
  ['service-variable-collision', page24],
  ['case-variant-variable', page25],
  ['oversized-environment', page26],
  ['unexpanded-value', page27],
  ['service-variable-as-setting', page28],
  ['non-string-value', page29],
  ['invalid-key', page30],
  ['duplicate-key', page31],
  ['data-and-binary-data', page32],
  ['invalid-base64', page33],
  ['trailing-newline', page34],
  ['double-encoded-secret', page35],
  ['oversized-source', page36],
  ['incomplete-typed-secret', page37],
  ['misspelled-secret-type', page38],
  ['invalid-name', page39],
  ['unknown-kind', page40],
  ['duplicate-object', page41],
  ['edited-rollout-copy', page42],
  ['stale-rollout-copy', page43],
  ['stale-after-change', page44],
  ['immutable-change', page45],
  ['stale-on-next-change', page46],
  ['unparsed-env-file', page47],
  ['unknown-field', page48],
  ['wrong-field-type', page49],
  ['invalid-value-source', page50],
  ['invalid-reference', page51],
  ['invalid-field-path', page52],
  ['invalid-resource-field', page53],
  ['missing-volume', page54],
  ['invalid-volume', page55],
  ['invalid-volume-path', page56],
  ['duplicate-mount-path', page57],
  ['overlapping-volume-paths', page58],
  ['invalid-file-mode', page59],
  ['invalid-mount-option', page60],
  ['missing-sub-path', page61],
  ['sub-path-never-updates', page62],
  ['nested-file-mount', page63],
  ['unbuildable-kustomization', page64],
  ['unrenderable-chart', page65],
  ['unrewritten-reference', page66],
  ['unlisted-manifest', page67],
  ['random-secret-value', page68],
  ['unmatched-patch', page69],
  ['version-dependent-build', page70],
  ['moved-sealed-secret', page71],
  ['empty-application', page72],
  ['stale-lock', page73],
  ['left-out-by-change', page74],
  ['scientific-notation', page75],
  ['contested-secret', page76],
  ['unlisted-addition', page77],
  ['unset-flux-variable', page78],
  ['undecrypted-secret', page79],
  ['unlisted-generator', page80],
  ['missing-namespace', page81],
  ['mismatched-selector', page82],
  ['forbidden-application', page83],
  ['unused-config-map', page84],
  ['unused-secret', page85],
  ['unused-key', page86],
  ['unused-helm-value', page87],
  ['unreadable-manifest', page88],
  ['unused-suppression', page89],
]);
