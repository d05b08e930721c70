// rules/pages.ts
/** The page of each rule, for `envfrom explain`. */
const pages = /* @__PURE__ */ new Map([]);
export { pages as t };
