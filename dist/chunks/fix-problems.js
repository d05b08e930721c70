export { t as fixProblems } from "./engine-cli2.js";
