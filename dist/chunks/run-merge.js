export { t as runMerge } from "./engine-cli2.js";
